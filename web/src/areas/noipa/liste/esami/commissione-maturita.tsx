import Alert from '@cloudscape-design/components/alert';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import * as z from 'zod';
import { useWrite } from '#api/query.ts';
import { esamiRoutes, LavoroEsame } from '#shared/contracts/noipa/esami.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { campoChiave } from '#shared/contracts/noipa/piani-capitoli.ts';
import { numero, testo, uidDi } from '#shared/domain/campi.ts';
import {
  descrizioneFasciaTrasferta,
  descrizioneFunzioneCommissione,
  fasceTrasferta,
} from '#shared/domain/elaborazione/commissione.ts';
import { opzioni } from '#shared/domain/opzioni.ts';
import { CampoIntero } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta, CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { useModulo, type ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { chiaviMaturita, membriMaturita, membriMaturitaPagati, type MembroMaturita } from './membri.ts';
import { ModaleCommissione, onceSaved, useCommissioni, type CommissioneProps } from './modale-commissione.tsx';

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
  membri: z.array(Membro).min(1, 'La commissione non ha altri membri da pagare con il codice fiscale.').max(60),
});
type Scelta = z.infer<typeof Scelta>;

/** A member as the form has them: the fraction in fields of its own. */
const inModulo = (membri: readonly MembroMaturita[]): Scelta['membri'] =>
  membri.map(({ parte, ...membro }) => ({
    ...membro,
    parte,
    ...(parte ?? { numeratore: 0, denominatore: 0, motivo: '' }),
  }));

/** What the members of a commission are paid: who, what they did, by which codes. */
export const CommissioneMaturita = (props: CommissioneProps) => {
  const commissioni = useCommissioni(props.intera);
  const modulo = useModuloMaturita(props);
  const scelta = commissioni.find((commissione) => commissione.uid === modulo.form.watch('commissione'));
  const senza = (scelta?.membri ?? []).filter(({ desCf }) => desCf === null);
  return (
    <ModaleCommissione
      {...props}
      modulo={modulo}
      commissioni={commissioni}
      nome="commissione"
      onScelta={(quale) =>
        modulo.form.setValue('membri', inModulo(membriMaturita(quale, props.intera)), { shouldDirty: true })
      }
      codici={[
        { nome: 'funzione', etichetta: 'Codice del compenso' },
        { nome: 'trasferta', etichetta: 'Codice della trasferta', aiuto: 'Quota esente da imposte (quadro B)' },
        { nome: 'preliminari', etichetta: 'Codice degli esami preliminari' },
      ]}
    >
      {senza.length > 0 && (
        <Alert type="warning">
          Senza codice fiscale, non si possono pagare: {senza.map(({ nominativo }) => nominativo).join(', ')}.
        </Alert>
      )}
      <Membri modulo={modulo} />
    </ModaleCommissione>
  );
};

const useModuloMaturita = (props: CommissioneProps) => {
  const { intera, pagati } = props;
  const { uid, versione } = intera.lista;
  const vecchie = [listeRoutes.listListeNoipa, pagamentiRoutes.getListaNoipa];
  const aggiungi = useWrite(esamiRoutes.addPagamentiMaturita, vecchie);
  const cambia = useWrite(esamiRoutes.savePagamentiMaturita, vecchie);
  const commissione = pagati?.[0]?.commissione;
  return useModulo({
    schema: Scelta,
    valori: {
      trasferta: null,
      preliminari: null,
      membri: inModulo(membriMaturitaPagati(pagati ?? [])),
      ...(commissione === undefined ? {} : { commissione, ...chiaviMaturita(pagati ?? []) }),
    },
    salva: ({ commissione: quale, membri, ...chiavi }) =>
      (pagati === undefined ? aggiungi : cambia).mutateAsync({
        body: {
          uid,
          versione,
          commissione: quale,
          chiavi,
          membri: membri.map(({ nominativo: _nominativo, numeratore, denominatore, motivo, ...membro }) => ({
            ...membro,
            parte: numeratore === 0 ? null : { numeratore, denominatore, motivo },
          })),
        },
      }),
    ...onceSaved(props),
  });
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
          <CampoIntero
            modulo={modulo}
            nome={`membri.${indice}.numeratore`}
            etichetta="Classe articolata: candidati suoi"
            aiuto="Zero: la classe intera"
          />
          <CampoIntero modulo={modulo} nome={`membri.${indice}.denominatore`} etichetta="su quanti della classe" />
          <CampoTesto modulo={modulo} nome={`membri.${indice}.motivo`} etichetta="Motivo della frazione" />
          {funzione !== 'PRESIDENTE' && (
            <CampoSiNo modulo={modulo} nome={`membri.${indice}.sostituto`} etichetta="Sostituisce il presidente" />
          )}
        </ColumnLayout>
      </ExpandableSection>
    ))}
  </SpaceBetween>
);
