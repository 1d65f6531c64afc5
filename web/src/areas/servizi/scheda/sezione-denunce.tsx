import Button from '@cloudscape-design/components/button';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useFieldArray, useWatch, type FieldArrayWithId } from 'react-hook-form';
import { useRoute } from '#api/query.ts';
import type { ServizioInput } from '#shared/contracts/servizi/servizio.ts';
import { posizioniRoutes } from '#shared/contracts/tabelle/posizioni.ts';
import { opzioni } from '#shared/domain/opzioni.ts';
import {
  cessazionePrivata,
  codiciCessazione,
  descrizioneCessazionePrivata,
  descrizioneCodiceCessazione,
  descrizioneMaggiorazione,
  descrizioneTipoAssunzione,
  descrizioneTipoDistacco,
  tipiAssunzione,
  tipiCessazionePrivata,
  tipiDistacco,
} from '#shared/domain/persona/rapporto-inps.ts';
import { CampoCodiceFiscale } from '#ui/modulo/campi/campo-codici.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { etichetteServizio as etichette } from '#ui/personale/etichette-servizio.ts';

interface Props {
  readonly modulo: ControlloModulo<ServizioInput>;
}

/** What the social-security declaration asks of a service: it changes no pay. */
export const SezioneDenunce = ({ modulo }: Props) => {
  const { data: classificazioni } = useRoute(posizioniRoutes.listCodiciInps, {}, { staleTime: 60_000 });
  return (
    <SpaceBetween size="m">
      <ColumnLayout columns={3}>
        <CampoScelta
          modulo={modulo}
          nome="uidCodiceInps"
          etichetta={etichette.uidCodiceInps}
          aiuto="Vuota: quella predefinita per contratto, ruolo e orario (Tabelle, Classificazione INPS)"
          voci={classificazioni?.map(({ uid, descrizione }) => ({ codice: uid, descrizione })) ?? []}
        />
        <CampoScelta
          modulo={modulo}
          nome="codAssunzione"
          etichetta={etichette.codAssunzione}
          voci={opzioni(tipiAssunzione, descrizioneTipoAssunzione)}
        />
        <CampoScelta
          modulo={modulo}
          nome="codCessazione"
          etichetta={etichette.codCessazione}
          aiuto="Codici delle denunce INPS"
          voci={opzioni(codiciCessazione, descrizioneCodiceCessazione)}
        />
      </ColumnLayout>
      <CessazionePrivata modulo={modulo} />
      <Distacco modulo={modulo} />
      <Maggiorazioni modulo={modulo} />
    </SpaceBetween>
  );
};

/** The reason of the end as the private declaration says it: that which goes with the other, unless the office says another. */
const CessazionePrivata = ({ modulo }: Props) => {
  const pubblica = useWatch({ control: modulo.form.control, name: 'codCessazione' });
  return (
    <CampoScelta
      modulo={modulo}
      nome="codCessazionePrivata"
      etichetta={etichette.codCessazionePrivata}
      aiuto={
        pubblica === null
          ? 'Si può indicare quando il servizio ha un motivo della fine'
          : `Vuoto: ${descrizioneCessazionePrivata[cessazionePrivata[pubblica]]}, dedotto dal motivo della fine`
      }
      voci={opzioni(tipiCessazionePrivata, descrizioneCessazionePrivata)}
    />
  );
};

/** Another body the person is seconded to. */
const Distacco = ({ modulo }: Props) => {
  const distacco = useWatch({ control: modulo.form.control, name: 'distacco' });
  const set = (valore: ServizioInput['distacco']) => modulo.form.setValue('distacco', valore, { shouldDirty: true });
  if (distacco === null)
    return (
      <Button formAction="none" iconName="add-plus" onClick={() => set({ tipo: '1', cfEnte: '', prgEnte: '00000' })}>
        Aggiungi il servizio presso un'altra amministrazione
      </Button>
    );
  return (
    <SpaceBetween size="s">
      <ColumnLayout columns={3}>
        <CampoScelta
          modulo={modulo}
          nome="distacco.tipo"
          etichetta={etichette.distacco}
          voci={opzioni(tipiDistacco, descrizioneTipoDistacco)}
        />
        <CampoCodiceFiscale
          modulo={modulo}
          nome="distacco.cfEnte"
          etichetta="Codice fiscale dell'ente"
          aiuto="11 cifre"
        />
        <CampoTesto modulo={modulo} nome="distacco.prgEnte" etichetta="Progressivo dell'ente" aiuto="5 cifre" />
      </ColumnLayout>
      <Button formAction="none" iconName="remove" onClick={() => set(null)}>
        Togli il servizio presso un'altra amministrazione
      </Button>
    </SpaceBetween>
  );
};

/** Bonuses of service written before they were refused: nothing reads them, and they may only be taken away. */
const Maggiorazioni = ({ modulo }: Props) => {
  const { fields, remove } = useFieldArray({ control: modulo.form.control, name: 'maggiorazioni' });
  return fields.map((riga: FieldArrayWithId<ServizioInput, 'maggiorazioni'>, indice) => (
    <SpaceBetween key={riga.id} direction="horizontal" size="s" alignItems="center">
      <span>
        {descrizioneMaggiorazione[riga.codice]}: {riga.giorni} giorni. Nessuna denuncia la legge da qui: toglierla e
        scriverla nel periodo del mese.
      </span>
      <Button
        formAction="none"
        iconName="remove"
        ariaLabel={`Togli la maggiorazione ${indice + 1}`}
        onClick={() => remove(indice)}
      >
        Togli
      </Button>
    </SpaceBetween>
  ));
};
