import { useState } from 'react';
import {
  addizionaliRoutes,
  descrizioneEnteAddizionale,
  type RigaScartata,
  type TabellaCaricata,
} from '#shared/contracts/tabelle/addizionali.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { useElencoRighe } from '#ui/elenco/fonti/use-elenco-righe.ts';
import { ElencoGestito } from '#ui/elenco/gestione/elenco-gestito.tsx';
import { useGestione } from '#ui/elenco/gestione/use-gestione.tsx';
import { AddizionaliModale } from './addizionali-modale.tsx';
import { RigheScartateModale } from './righe-scartate-modale.tsx';

const etichette = {
  anno: 'Anno',
  tipo: 'Tabella',
  nomeFile: 'File',
  letta: 'Preso dal sito il',
  caricata: 'Caricato il',
  numEnti: 'Con aliquota',
  numSenzaAliquota: 'Senza aliquota',
  numScartate: 'Righe non leggibili',
};

const colonne: readonly Colonna<TabellaCaricata>[] = [
  { id: 'anno', titolo: etichette.anno, larghezza: 100 },
  { id: 'tipo', titolo: etichette.tipo, valore: ({ tipo }) => descrizioneEnteAddizionale[tipo] },
  { id: 'nomeFile', titolo: etichette.nomeFile },
  { id: 'letta', titolo: etichette.letta, tipo: 'data' },
  { id: 'caricata', titolo: etichette.caricata, tipo: 'data', seLarga: true },
  { id: 'numEnti', titolo: etichette.numEnti, tipo: 'intero' },
  { id: 'numSenzaAliquota', titolo: etichette.numSenzaAliquota, tipo: 'intero' },
  { id: 'numScartate', titolo: etichette.numScartate, tipo: 'intero' },
];

const nome = ({ tipo, anno }: TabellaCaricata): string => `la tabella "${descrizioneEnteAddizionale[tipo]} ${anno}"`;

/** The surtax tables of the ministry that the school has loaded: the payslips of their year read them. */
export const AddizionaliPage = () => {
  const elenco = useElencoRighe({
    nome: 'addizionali',
    route: addizionaliRoutes.listAddizionali,
    request: { body: {} },
    colonne,
    ordine: 'anno',
    verso: 'DESC',
  });
  const [scartate, setScartate] = useState<readonly RigaScartata[]>([]);
  const gestione = useGestione<TabellaCaricata>({
    entita: 'ADDIZIONALI',
    etichette,
    nome,
    elimina: addizionaliRoutes.removeAddizionali,
    elenco,
  });
  return (
    <ElencoGestito
      elenco={elenco}
      gestione={gestione}
      titolo="Addizionali regionali e comunali"
      descrizione="Le tabelle annuali del Ministero dell'economia, lette dai cedolini che trattengono le addizionali"
      etichetta={nome}
      crea="Carica una tabella"
      vuoto={{
        titolo: 'Nessuna tabella caricata',
        testo:
          "Scaricare dal sito del Dipartimento delle finanze il file dell'anno e caricarlo qui: chi abita dove manca l'aliquota non si può calcolare.",
      }}
      finestra={(record, chiudi) => (
        <AddizionaliModale
          tabella={record}
          onChiudi={chiudi}
          onCaricata={(tabella, righe) => {
            elenco.salvata(tabella);
            setScartate(righe);
          }}
        />
      )}
    >
      {scartate.length > 0 && <RigheScartateModale righe={scartate} onChiudi={() => setScartate([])} />}
    </ElencoGestito>
  );
};
