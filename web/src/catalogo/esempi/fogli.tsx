import { useRef, useState } from 'react';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { AbbinaColonne } from '#ui/foglio-da-file/abbina-colonne.tsx';
import { FoglioAbbinato } from '#ui/foglio-da-file/foglio-abbinato.tsx';
import { FoglioDaCompilare } from '#ui/foglio-da-file/foglio-da-compilare.tsx';
import { FoglioDaFile } from '#ui/foglio-da-file/foglio-da-file.tsx';
import { compareRighe, type PersonaNota, type Uso } from '#ui/foglio-da-file/foglio-di-ore.ts';
import { RigheFoglio } from '#ui/foglio-da-file/righe-foglio.tsx';
import { INIZIO } from '#ui/griglia/comandi.ts';
import { Griglia } from '#ui/griglia/griglia.tsx';
import type { ColonnaGriglia, RigaGriglia } from '#ui/griglia/modello.ts';
import { RigheDaPrendere } from '#ui/griglia/righe-da-prendere.tsx';
import { RigheGriglia } from '#ui/griglia/righe-griglia.tsx';
import { ScartiIncolla } from '#ui/griglia/scarti-incolla.tsx';
import { STILE_GRIGLIA } from '#ui/griglia/stile.ts';
import { Testa } from '#ui/griglia/testa.tsx';
import { useFinestra } from '#ui/griglia/use-finestra.ts';
import { scritturaOre } from '#ui/modulo/campi/lettura.ts';
import { importazione } from '../campioni/importazioni.ts';
import type { Esempi } from '../esempio.ts';

const nothing = (): void => undefined;

const colonne: readonly ColonnaGriglia[] = [
  { id: 'ore', titolo: 'Ore eccedenti', dettaglio: 'ore', scrittura: scritturaOre },
  { id: 'corsi', titolo: 'Corsi di recupero', dettaglio: 'ore', scrittura: scritturaOre },
];
const righe: readonly RigaGriglia[] = ['ESEMPIO Ada', 'PROVA Bruno', 'FINTA Carla'].map((titolo, posto) => ({
  id: `persona-${posto + 1}`,
  titolo,
  chiavi: [titolo],
  valori: { ore: posto * 150 },
  totale: `${posto * 10},00 €`,
}));
const dati = { righe, colonne, pagina: 10 };

/** The rows of a sheet in a table of their own. */
const SoloRighe = () => {
  const contenitore = useRef<HTMLDivElement>(null);
  const finestra = useFinestra(contenitore, righe.length, 0);
  return (
    <>
      <style>{STILE_GRIGLIA}</style>
      <div ref={contenitore} className="griglia">
        <table role="grid" aria-label="Righe di esempio" aria-multiselectable tabIndex={0}>
          <RigheGriglia
            id="righe-di-esempio"
            dati={dati}
            stato={INIZIO}
            attiva={{ riga: 0, colonna: 0 }}
            finestra={finestra}
            onComando={nothing}
          />
        </table>
      </div>
    </>
  );
};

const persone: readonly PersonaNota[] = righe.map(({ id, titolo }, posto) => ({
  uid: id,
  nominativo: titolo,
  chiavi: [titolo],
  presente: posto === 0,
}));
const file = importazione.colonne;
const righeFile = [
  { numero: 2, celle: ['', 'ESEMPIO Ada', '12,5'] },
  { numero: 3, celle: ['', 'PROVA Bruno', '8'] },
  { numero: 4, celle: ['', 'NESSUNO Dario', 'otto'] },
];
const quanto = colonne[0];
const usi: readonly Uso[] = [null, { dice: 'chi' }, quanto === undefined ? null : { dice: 'quanto', colonna: quanto }];

const Abbina = () => {
  const [attuali, setAttuali] = useState(usi);
  return (
    <AbbinaColonne
      file={file}
      usi={attuali}
      presenti={colonne.slice(0, 1)}
      offerte={colonne.slice(1)}
      suoi="Voci dell'elaborazione"
      onUso={(posto, uso) => setAttuali(attuali.with(posto, uso))}
    />
  );
};

const destinazione = {
  titolo: 'Ore e importi da un file',
  suoi: "Voci dell'elaborazione",
  presenti: colonne.slice(0, 1),
  offerte: colonne.slice(1),
  onImporta: () => Promise.resolve(),
  onChiudi: nothing,
};
const daCompilare = (
  <FoglioDaCompilare titolo="Ore di febbraio" persone={anagrafeRoutes.searchAll} richiesta={{}} colonne={['Ore']} />
);

/** A column pasted without names. */
const incollato = (di: readonly RigaGriglia[]) => ({
  cambi: di.map(({ id }, posto) => ({ riga: id, colonna: 'ore', valore: (posto + 1) * 100 })),
  scarti: [],
  senzaNomi: true,
});
const molte: readonly RigaGriglia[] = Array.from({ length: 40 }, (_, posto) => ({
  id: `una-${posto}`,
  titolo: `PROVA Numero${posto + 1}`,
  chiavi: [],
  valori: {},
  totale: '',
}));

/** Sheets of numbers, and what comes to them from a file. */
export const fogli: Esempi = {
  Griglia: {
    'tre persone': () => (
      <Griglia
        nome="Foglio di esempio"
        intestazione="Persona"
        righe={righe}
        colonne={colonne}
        totali={{ ore: '4,5' }}
        totale="30,00 €"
        onCambi={nothing}
      />
    ),
    vuoto: () => (
      <Griglia
        nome="Foglio vuoto"
        intestazione="Persona"
        righe={[]}
        colonne={colonne}
        totali={{}}
        totale=""
        onCambi={nothing}
      />
    ),
  },
  RigheGriglia: { 'tre persone': () => <SoloRighe /> },
  Testa: {
    ordinata: () => (
      <div className="griglia">
        <table>
          <thead>
            <tr>
              <Testa
                colonna="ore"
                titolo="Ore"
                dettaglio="38,50 € per ora"
                ordine={{ colonna: 'ore', verso: 'descending', posti: new Map() }}
                onOrdina={nothing}
              />
            </tr>
          </thead>
        </table>
      </div>
    ),
  },
  ScartiIncolla: {
    'una riga': () => (
      <ScartiIncolla
        scarti={[{ numero: 3, celle: ['NESSUNO Dario', '8'], motivo: 'Nessuna persona del foglio si chiama così.' }]}
        onRiprova={nothing}
        onChiudi={nothing}
      />
    ),
  },
  RigheDaPrendere: {
    'tre righe': () => <RigheDaPrendere incollato={incollato(righe)} dati={dati} onScelta={nothing} />,
    'quaranta righe': () => (
      <RigheDaPrendere incollato={incollato(molte)} dati={{ ...dati, righe: molte }} onScelta={nothing} />
    ),
  },
  FoglioDaCompilare: { pronto: () => daCompilare },
  AbbinaColonne: { 'tre colonne': () => <Abbina /> },
  RigheFoglio: {
    'una da correggere': () => (
      <RigheFoglio
        file={file}
        usi={usi}
        righe={compareRighe(righeFile, usi, persone)}
        sbagliate={new Set([4])}
        onCella={nothing}
        onTogli={nothing}
      />
    ),
    'tutte giuste': () => (
      <RigheFoglio
        file={file}
        usi={usi}
        righe={compareRighe(righeFile.slice(0, 2), usi, persone)}
        sbagliate={new Set()}
        onCella={nothing}
        onTogli={nothing}
      />
    ),
  },
};

/** Their windows. */
export const finestreFogli: Esempi = {
  FoglioDaFile: {
    'prima del file': () => <FoglioDaFile {...destinazione} presenze={persone} modello={daCompilare} />,
  },
  FoglioAbbinato: {
    'una riga da correggere': () => (
      <FoglioAbbinato {...destinazione} persone={persone} foglio={{ colonne: file, righe: righeFile, avvisi: [] }} />
    ),
  },
};
