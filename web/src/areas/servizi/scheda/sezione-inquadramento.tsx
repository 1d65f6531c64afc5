import ColumnLayout from '@cloudscape-design/components/column-layout';
import { useWatch } from 'react-hook-form';
import { useRoute } from '#api/query.ts';
import { elenchiScuolaRoutes } from '#shared/contracts/scuola/elenchi-scuola.ts';
import { qualificheDelRuolo, ruoloDelPersonale, type ServizioInput } from '#shared/contracts/servizi/servizio.ts';
import { descrizioneFasciaAnzianita, fasceAnzianita } from '#shared/domain/persona/fasce.ts';
import { isGiorno, type Giorno } from '#shared/domain/tempo/date.ts';
import { oreCattedra } from '#shared/rules/contratto/tempo.ts';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { etichetteServizio as etichette } from '#ui/personale/etichette-servizio.ts';
import { useSession } from '#ui/session.ts';
import type { Liste } from './use-liste.ts';

interface Props {
  readonly modulo: ControlloModulo<ServizioInput>;
  readonly liste: Liste;
}

const fasce = fasceAnzianita.map((codice) => ({ codice, descrizione: descrizioneFasciaAnzianita[codice] }));

/** Full hours of who is paid with a qualification; primary and infanzia share one, so the office says which. */
const ordineDi = (codArgo: string) => {
  if (/^(?:ITP|DPG|DSG|IRC)$/.test(codArgo)) return 'SECONDARIA';
  if (codArgo === 'DIP') return 'PRIMARIA';
  return codArgo === 'EDU' ? 'EDUCATORI' : 'ATA';
};

/** Kind of staff, pay qualification and band, and what is taught or done. Fields that do not concern the kind chosen are taken away. */
export const SezioneInquadramento = ({ modulo, liste }: Props) => {
  const { form } = modulo;
  const [codTipoPersonale, prg, datInizio] = useWatch({
    control: form.control,
    name: ['codTipoPersonale', 'prgQualificaRetributiva', 'datInizio'],
  });
  const { sessione } = useSession();
  const giorno = isGiorno(datInizio) ? datInizio : sessione.oggi;
  const docente = liste.tipoPersonaleList.find(({ codice }) => codice === codTipoPersonale)?.docente ?? true;
  const ruolo = ruoloDelPersonale[codTipoPersonale];
  const qualifiche = liste.qualificaRetributivaList.filter(
    ({ codArgo, flgAttivo, prgQualificaRetributiva }) =>
      (ruolo === undefined || qualificheDelRuolo[ruolo].includes(codArgo)) &&
      (flgAttivo || prgQualificaRetributiva === prg),
  );
  const scegliPersonale = (codice: string | number | null) => {
    const insegna = liste.tipoPersonaleList.find((voce) => voce.codice === codice)?.docente ?? true;
    for (const campo of insegna
      ? (['codProfiloAta'] as const)
      : (['codClasseConcorso', 'codTipoCattedra', 'codTipoPosto'] as const))
      form.setValue(campo, null, { shouldDirty: true });
  };
  const scegliQualifica = (codice: string | number | null) => {
    const qualifica = liste.qualificaRetributivaList.find(
      ({ prgQualificaRetributiva }) => prgQualificaRetributiva === codice,
    );
    const ore =
      qualifica && oreCattedra.versioni.findLast(({ dal }) => dal <= giorno)?.valore?.[ordineDi(qualifica.codArgo)];
    if (ore === undefined || form.getValues('numOreIntere')) return;
    form.setValue('numOreIntere', ore, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    if (!form.getValues('numOreSettimanali'))
      form.setValue('numOreSettimanali', ore, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  return (
    <ColumnLayout columns={2}>
      <CampoScelta
        modulo={modulo}
        nome="codTipoPersonale"
        etichetta={etichette.codTipoPersonale}
        voci={liste.tipoPersonaleList.filter(({ dipendente }) => dipendente)}
        onScelta={scegliPersonale}
      />
      <CampoScelta
        modulo={modulo}
        nome="prgQualificaRetributiva"
        etichetta={etichette.prgQualificaRetributiva}
        onScelta={scegliQualifica}
        voci={qualifiche.map(({ prgQualificaRetributiva, desDescrizione, codMin }) => ({
          codice: prgQualificaRetributiva,
          descrizione: desDescrizione,
          ...(codMin === null ? {} : { dettaglio: `Codice NoiPA ${codMin}` }),
        }))}
      />
      <CampoScelta
        modulo={modulo}
        nome="codFascia"
        etichetta={etichette.codFascia}
        voci={fasce}
        aiuto="Le supplenze brevi sono pagate nella fascia 0-8"
      />
      <CampoScelta
        modulo={modulo}
        nome="codQualificaServizio"
        etichetta={etichette.codQualificaServizio}
        voci={liste.qualificaServizioList}
      />
      {docente ? (
        <CampoClasse modulo={modulo} giorno={giorno} />
      ) : (
        <CampoScelta
          modulo={modulo}
          nome="codProfiloAta"
          etichetta={etichette.codProfiloAta}
          voci={liste.profiloAtaList}
        />
      )}
      {docente && (
        <CampoScelta
          modulo={modulo}
          nome="codTipoPosto"
          etichetta={etichette.codTipoPosto}
          voci={liste.tipoPostoList}
        />
      )}
      {docente && (
        <CampoScelta
          modulo={modulo}
          nome="codTipoCattedra"
          etichetta={etichette.codTipoCattedra}
          voci={liste.tipoCattedraList}
        />
      )}
      <CampoScelta
        modulo={modulo}
        nome="codTipoAttivita"
        etichetta={etichette.codTipoAttivita}
        voci={liste.tipoAttivitaList}
      />
      <CampoScelta
        modulo={modulo}
        nome="codTipoLaboratorio"
        etichetta={etichette.codTipoLaboratorio}
        voci={liste.tipoLaboratorioList}
        aiuto="Per assistenti tecnici e insegnanti tecnico-pratici"
      />
    </ColumnLayout>
  );
};

/** The class of competition, among those in force on the first day of the service. */
const CampoClasse = ({
  modulo,
  giorno,
}: {
  readonly modulo: ControlloModulo<ServizioInput>;
  readonly giorno: Giorno;
}) => {
  const classi = useRoute(
    elenchiScuolaRoutes.searchClassiConcorso,
    { body: { limit: 0, data: giorno } },
    { staleTime: Infinity },
  );
  return (
    <CampoScelta
      modulo={modulo}
      nome="codClasseConcorso"
      etichetta={etichette.codClasseConcorso}
      voci={(classi.data?.righe ?? []).map(({ codice, descrizione }) => ({
        codice,
        descrizione: `${codice} ${descrizione}`,
      }))}
      aiuto="Quelle in vigore il primo giorno del servizio"
    />
  );
};
