import ColumnLayout from '@cloudscape-design/components/column-layout';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useWrite } from '#api/query.ts';
import {
  RestituzioneModulo,
  restituzioniRoutes,
  type Restituzione,
  type RestituzioneElencata,
} from '#shared/contracts/anagrafe/restituzione.ts';
import { descrizionePercettore, tipiPercettore } from '#shared/domain/persona/percettore.ts';
import { descrizioneModo, modiRestituzione } from '#shared/domain/persona/restituzione.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoImporto, CampoIntero } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoPersona } from '#ui/modulo/campi/campo-persona.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { etichetteRestituzione as etichette } from './etichette.ts';

interface Props {
  readonly anno: number;
  readonly restituzione: RestituzioneElencata | undefined;
  readonly onChiudi: () => void;
  readonly onScritta: (uid: Restituzione['uid']) => void;
}

const percettori = tipiPercettore.map((codice) => ({ codice, descrizione: descrizionePercettore[codice] }));
const modi = modiRestituzione.map((codice) => ({ codice, descrizione: descrizioneModo[codice] }));

const IMPORTI = [
  'numContributi',
  'numImponibileContributivo',
  'numImponibileGestioneSeparata',
  'numIrpef',
  'numAddizionali',
] as const;

const vuoto = Object.fromEntries(IMPORTI.map((campo) => [campo, 0]));

/** A restitution, new or to be changed; its person does not change. */
export const RestituzioneModale = ({ anno, restituzione, onChiudi, onScritta }: Props) => {
  const stale = [restituzioniRoutes.listRestituzioni];
  const crea = useWrite(restituzioniRoutes.createRestituzione, stale);
  const cambia = useWrite(restituzioniRoutes.updateRestituzione, stale);
  const modulo = useModulo({
    schema: RestituzioneModulo,
    valori: restituzione ?? { ...vuoto, numAnno: anno, modo: 'NETTO' },
    versione: restituzione?.versione,
    salva: (valori, versione) =>
      restituzione === undefined
        ? crea.mutateAsync({ body: valori })
        : cambia.mutateAsync({ body: { ...valori, uid: restituzione.uid, versione: versione ?? 1 } }),
    onSalvato: ({ uid }) => onScritta(uid),
  });
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={restituzione ? `Restituzione di ${restituzione.desNominativo}` : 'Nuova restituzione'}
      size="large"
      onChiudi={onChiudi}
    >
      <SpaceBetween size="m">
        {restituzione === undefined && (
          <CampoPersona modulo={modulo} nome="uidSubAnagrafe" etichetta={etichette.uidSubAnagrafe} />
        )}
        <CampoTesto
          modulo={modulo}
          nome="desCausale"
          etichetta={etichette.desCausale}
          parola="Causale della restituzione"
        />
        <ColumnLayout columns={2}>
          <CampoData modulo={modulo} nome="datRestituzione" etichetta={etichette.datRestituzione} />
          <CampoIntero modulo={modulo} nome="numAnno" etichetta={etichette.numAnno} />
          <CampoScelta
            modulo={modulo}
            nome="percettore"
            etichetta={etichette.percettore}
            voci={percettori}
            aiuto="Il titolo a cui era stata pagata"
          />
          <CampoScelta
            modulo={modulo}
            nome="modo"
            etichetta={etichette.modo}
            voci={modi}
            aiuto="Di anni prima si restituisce al netto (art. 10 c. 2-bis TUIR)"
          />
        </ColumnLayout>
        <ColumnLayout columns={3}>
          <CampoImporto
            modulo={modulo}
            nome="numLordo"
            etichetta={etichette.numLordo}
            aiuto="La parte della paga che non spettava"
          />
          {IMPORTI.map((nome) => (
            <CampoImporto key={nome} zeroSeVuoto modulo={modulo} nome={nome} etichetta={etichette[nome]} />
          ))}
        </ColumnLayout>
      </SpaceBetween>
    </ModaleModulo>
  );
};
