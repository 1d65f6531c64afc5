import { useState } from 'react';
import {
  addizionaliRoutes,
  descrizioneEnteAddizionale,
  type RigaScartata,
  type TabellaCaricata,
} from '../../../../shared/contracts/tabelle/addizionali.ts';
import { useWrite } from '../../api/query.ts';
import type { Colonna } from '../../ui/elenco/colonna.ts';
import { Elenco } from '../../ui/elenco/elenco.tsx';
import { useElencoRighe } from '../../ui/elenco/fonti/use-elenco-righe.ts';
import { useGestione } from '../../ui/elenco/use-gestione.tsx';
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
  { id: 'caricata', titolo: etichette.caricata, tipo: 'data' },
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
  const elimina = useWrite(addizionaliRoutes.removeAddizionali);
  const [scartate, setScartate] = useState<readonly RigaScartata[]>([]);
  const gestione = useGestione<TabellaCaricata>({
    entita: 'ADDIZIONALI',
    etichette,
    nome,
    elimina: ({ uid, versione }) => elimina.mutateAsync({ body: { uid, versione } }),
    onEliminata: elenco.tolta,
  });
  return (
    <>
      <Elenco
        elenco={elenco}
        titolo="Addizionali regionali e comunali"
        descrizione="Le tabelle annuali del Ministero dell'economia, lette dai cedolini che trattengono le addizionali"
        etichetta={nome}
        onApri={gestione.modifica}
        crea={{ testo: 'Carica una tabella', onClick: gestione.nuovo }}
        azioniRiga={(riga) => gestione.azioni(riga)}
        vuoto={{
          titolo: 'Nessuna tabella caricata',
          testo:
            "Scaricare dal sito del Dipartimento delle finanze il file dell'anno e caricarlo qui: chi abita dove manca l'aliquota non si può calcolare.",
        }}
      />
      {gestione.aperto && (
        <AddizionaliModale
          tabella={gestione.record}
          onChiudi={gestione.chiudi}
          onCaricata={(tabella, righe) => {
            elenco.salvata(tabella);
            setScartate(righe);
          }}
        />
      )}
      {scartate.length > 0 && <RigheScartateModale righe={scartate} onChiudi={() => setScartate([])} />}
      {gestione.registro}
    </>
  );
};
