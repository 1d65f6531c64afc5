import Alert from '@cloudscape-design/components/alert';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import * as z from 'zod';
import { esamiRoutes, LavoroEsame } from '../../../../../shared/contracts/noipa/esami.ts';
import type { ListaIntera } from '../../../../../shared/contracts/noipa/lista.ts';
import { listeRoutes } from '../../../../../shared/contracts/noipa/liste.ts';
import { campoChiave } from '../../../../../shared/contracts/noipa/piani-capitoli.ts';
import { commissioniRoutes, type Commissione } from '../../../../../shared/contracts/tabelle/commissioni.ts';
import { numero, testo, uidDi } from '../../../../../shared/domain/campi.ts';
import {
  descrizioneFasciaTrasferta,
  descrizioneFunzioneCommissione,
  fasceTrasferta,
} from '../../../../../shared/domain/elaborazione/commissione.ts';
import { opzioni } from '../../../../../shared/domain/elenco.ts';
import { nomeAnnoScolastico } from '../../../../../shared/domain/tempo/anno-scolastico.ts';
import { useRoute, useWrite } from '../../../api/query.ts';
import { CampoIntero } from '../../../ui/modulo/campi/campo-numero.tsx';
import { CampoScelta, CampoSiNo } from '../../../ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '../../../ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '../../../ui/modulo/modale-modulo.tsx';
import { useModulo, type ControlloModulo } from '../../../ui/modulo/use-modulo.ts';

const Membro = z.strictObject({
  ...LavoroEsame.shape,
  nominativo: testo(0, 120),
  numeratore: numero(0, 1000),
  denominatore: numero(0, 1000),
  motivo: testo(0, 120),
});
const Scelta = z.strictObject({
  commissione: uidDi('COMMISSIONE'),
  funzione: campoChiave(),
  trasferta: campoChiave().nullable(),
  preliminari: campoChiave().nullable(),
  membri: z.array(Membro).min(1, 'La commissione non ha membri con il codice fiscale.').max(60),
});
type Scelta = z.infer<typeof Scelta>;

/** The members that can be paid, as the commission has them: whoever stands in for the chair is proposed as external. */
const membriDi = (commissione: Commissione | undefined): Scelta['membri'] =>
  (commissione?.membri ?? []).flatMap(({ nominativo, desCf, funzione, fasciaTrasferta }) =>
    desCf === null || funzione === 'ESPERTO'
      ? []
      : [
          {
            ...{ nominativo, desCf, fascia: fasciaTrasferta, parte: null, numeratore: 0, denominatore: 0, motivo: '' },
            funzione: funzione === 'SOSTITUTO_PRESIDENTE' ? ('COMMISSARIO_ESTERNO' as const) : funzione,
            sostituto: funzione === 'SOSTITUTO_PRESIDENTE',
            classi: funzione === 'COMMISSARIO_INTERNO' ? 1 : Math.min(2, commissione?.numClassi ?? 1),
            ...{ materie: 0, candidatiPreliminari: 0 },
          },
        ],
  );

interface Props {
  readonly intera: ListaIntera;
  readonly onAggiunta: (intera: ListaIntera) => void;
  readonly onChiudi: () => void;
}

/** What the members of a commission are paid: who, what they did, by which codes. */
export const CommissioneLista = ({ intera, onAggiunta, onChiudi }: Props) => {
  const { uid, versione } = intera.lista;
  const { data: commissioni = [] } = useRoute(commissioniRoutes.listCommissioni, { body: {} }, { staleTime: 0 });
  const aggiungi = useWrite(esamiRoutes.addPagamentiMaturita, [listeRoutes.listListeNoipa]);
  const modulo = useModulo({
    schema: Scelta,
    valori: { trasferta: null, preliminari: null, membri: [] },
    salva: ({ commissione, membri, ...chiavi }) =>
      aggiungi.mutateAsync({
        body: {
          ...{ uid, versione, commissione, chiavi },
          membri: membri.map(({ nominativo: _nominativo, numeratore, denominatore, motivo, ...membro }) => ({
            ...membro,
            parte: numeratore === 0 ? null : { numeratore, denominatore, motivo },
          })),
        },
      }),
    messaggio: 'Compensi della commissione aggiunti',
    onSalvato: (nuova) => {
      onAggiunta(nuova);
      onChiudi();
    },
  });
  const scelta = commissioni.find((commissione) => commissione.uid === modulo.form.watch('commissione'));
  const senza = (scelta?.membri ?? []).filter(({ desCf }) => desCf === null);
  const codici = intera.codici.map(({ chiave, descrizione }) => ({
    codice: chiave,
    descrizione: `${chiave} ${descrizione}`,
  }));
  return (
    <ModaleModulo
      modulo={modulo}
      titolo="Aggiungi una commissione"
      salva="Aggiungi i compensi"
      size="max"
      onChiudi={onChiudi}
    >
      <ColumnLayout columns={2}>
        <CampoScelta
          modulo={modulo}
          nome="commissione"
          etichetta="Commissione"
          voci={commissioni
            .filter(({ tipoEsame }) => tipoEsame === 'MATURITA')
            .map((una) => ({ codice: una.uid, descrizione: `${una.descrizione}, ${nomeAnnoScolastico(una.numAnno)}` }))}
          onScelta={(quale) =>
            modulo.form.setValue('membri', membriDi(commissioni.find((una) => una.uid === quale)), {
              shouldDirty: true,
            })
          }
        />
        <CampoScelta modulo={modulo} nome="funzione" etichetta="Codice del compenso" voci={codici} />
        <CampoScelta
          modulo={modulo}
          nome="trasferta"
          etichetta="Codice della trasferta"
          aiuto="Quota esente da imposte (quadro B)"
          voci={codici}
        />
        <CampoScelta modulo={modulo} nome="preliminari" etichetta="Codice degli esami preliminari" voci={codici} />
      </ColumnLayout>
      {senza.length > 0 && (
        <Alert type="warning">
          Senza codice fiscale, non si possono pagare: {senza.map(({ nominativo }) => nominativo).join(', ')}.
        </Alert>
      )}
      <Membri modulo={modulo} />
    </ModaleModulo>
  );
};

const Membri = ({ modulo }: { readonly modulo: ControlloModulo<Scelta> }) => (
  <SpaceBetween size="s">
    {modulo.form.watch('membri').map(({ desCf, nominativo, funzione }, indice) => (
      <ExpandableSection
        key={desCf}
        defaultExpanded
        headerText={`${nominativo}, ${descrizioneFunzioneCommissione[funzione].toLowerCase()}`}
      >
        <ColumnLayout columns={4}>
          <CampoIntero modulo={modulo} nome={`membri.${indice}.classi`} etichetta="Classi" />
          <CampoScelta
            modulo={modulo}
            nome={`membri.${indice}.fascia`}
            etichetta="Fascia della trasferta"
            voci={opzioni(fasceTrasferta, descrizioneFasciaTrasferta)}
          />
          <CampoIntero modulo={modulo} nome={`membri.${indice}.materie`} etichetta="Materie dei preliminari" />
          <CampoIntero
            modulo={modulo}
            nome={`membri.${indice}.candidatiPreliminari`}
            etichetta="Candidati ai preliminari"
          />
          <CampoSiNo modulo={modulo} nome={`membri.${indice}.sostituto`} etichetta="Sostituisce il presidente" />
          <CampoIntero
            modulo={modulo}
            nome={`membri.${indice}.numeratore`}
            etichetta="Classe articolata: candidati suoi"
            aiuto="Zero: la classe intera"
          />
          <CampoIntero modulo={modulo} nome={`membri.${indice}.denominatore`} etichetta="su quanti della classe" />
          <CampoTesto modulo={modulo} nome={`membri.${indice}.motivo`} etichetta="Motivo della frazione" />
        </ColumnLayout>
      </ExpandableSection>
    ))}
  </SpaceBetween>
);
