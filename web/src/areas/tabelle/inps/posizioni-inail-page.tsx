import ColumnLayout from '@cloudscape-design/components/column-layout';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { PosInailInput, posizioniRoutes, type PosInail } from '#shared/contracts/tabelle/posizioni.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { useElencoRighe } from '#ui/elenco/fonti/use-elenco-righe.ts';
import { ElencoGestito } from '#ui/elenco/gestione/elenco-gestito.tsx';
import { useGestione } from '#ui/elenco/gestione/use-gestione.tsx';
import { CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSalva } from '#ui/modulo/use-salva.ts';
import { useAccorpamento } from './use-accorpamento.tsx';

const etichette = {
  descrizione: 'Descrizione',
  posizione: 'Posizione',
  codControllo: 'Codice di controllo',
  codSede: 'Sede INAIL',
  numRiferimento: 'Numero di riferimento',
  flgAttiva: 'In uso',
};

const colonne: readonly Colonna<PosInail>[] = [
  { id: 'descrizione', titolo: etichette.descrizione, larghezza: 260 },
  { id: 'posizione', titolo: etichette.posizione, larghezza: 150 },
  { id: 'codControllo', titolo: etichette.codControllo, larghezza: 170 },
  { id: 'codSede', titolo: 'Codice sede INAIL', larghezza: 130 },
  { id: 'numRiferimento', titolo: etichette.numRiferimento },
  { id: 'flgAttiva', titolo: etichette.flgAttiva, tipo: 'si_no', larghezza: 110 },
];

const nome = ({ posizione, descrizione }: PosInail): string => `la posizione INAIL ${posizione} ${descrizione}`;

/** The INAIL positions of the school, and their merge. */
export const PosizioniInailPage = () => {
  const elenco = useElencoRighe({ nome: 'posizioni-inail', route: posizioniRoutes.listPosInail, request: {}, colonne });
  const accorpamento = useAccorpamento({
    elenco,
    nome: ({ posizione, descrizione }) => `${posizione} ${descrizione}`,
    plurale: 'posizioni INAIL',
    route: posizioniRoutes.mergePosInail,
    stale: [posizioniRoutes.listPosInail, scuolaRoutes.getScuola],
  });
  const gestione = useGestione<PosInail>({
    entita: 'POS_INAIL',
    etichette,
    nome,
    elimina: posizioniRoutes.removePosInail,
    elenco,
  });
  return (
    <ElencoGestito
      elenco={elenco}
      gestione={gestione}
      titolo="Posizioni INAIL"
      descrizione="Le posizioni assicurative della scuola"
      etichetta={({ posizione }) => posizione}
      azioniMassive={accorpamento.azione}
      crea="Nuova posizione"
      vuoto={{ titolo: 'Nessuna posizione INAIL', testo: 'Serve per i collaboratori coordinati e continuativi.' }}
      finestra={(record, chiudi) => <PosInailModale posizione={record} onChiudi={chiudi} onSalvata={elenco.salvata} />}
    >
      {accorpamento.finestra}
    </ElencoGestito>
  );
};

interface ModaleProps {
  readonly posizione: PosInail | undefined;
  readonly onChiudi: () => void;
  readonly onSalvata: (posizione: PosInail) => void;
}

const PosInailModale = ({ posizione, onChiudi, onSalvata }: ModaleProps) => {
  const salva = useSalva(posizioniRoutes.createPosInail, posizioniRoutes.updatePosInail, posizione);
  const modulo = useModulo({
    schema: PosInailInput,
    valori: posizione ?? { flgAttiva: true },
    versione: posizione?.versione,
    salva,
    onSalvato: (salvata) => {
      onSalvata(salvata);
      onChiudi();
    },
  });
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={posizione ? `Posizione INAIL ${posizione.posizione}` : 'Nuova posizione INAIL'}
      onChiudi={onChiudi}
    >
      <CampoTesto modulo={modulo} nome="descrizione" etichetta={etichette.descrizione} />
      <ColumnLayout columns={2}>
        <CampoTesto modulo={modulo} nome="posizione" etichetta={etichette.posizione} aiuto="8 o 9 cifre" />
        <CampoTesto modulo={modulo} nome="codControllo" etichetta={etichette.codControllo} aiuto="2 cifre" />
        <CampoTesto modulo={modulo} nome="codSede" etichetta={etichette.codSede} aiuto="5 cifre" />
        <CampoTesto
          modulo={modulo}
          nome="numRiferimento"
          etichetta={etichette.numRiferimento}
          aiuto="6 cifre, dal documento di autoliquidazione"
        />
      </ColumnLayout>
      <CampoSiNo modulo={modulo} nome="flgAttiva" etichetta={etichette.flgAttiva} />
    </ModaleModulo>
  );
};
