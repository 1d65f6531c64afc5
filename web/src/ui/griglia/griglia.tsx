import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { writeAppunti } from './appunti.ts';
import { INIZIO, run, type Comando } from './comandi.ts';
import { within, type Cambio, type ColonnaGriglia, type Dati, type RigaGriglia } from './modello.ts';
import { NOME, TOTALE, useOrdine, type Ordine } from './ordine.ts';
import { RigheDaPrendere } from './righe-da-prendere.tsx';
import { RigheGriglia } from './righe-griglia.tsx';
import { ScartiIncolla } from './scarti-incolla.tsx';
import { follow, onFirstRow } from './spostamenti.ts';
import { STILE_GRIGLIA } from './stile.ts';
import { comandoDi, comandoScrivendo } from './tasti.ts';
import { Testa } from './testa.tsx';
import { useFinestra } from './use-finestra.ts';

interface Props {
  readonly nome: string;
  /** What a row is, as the heading of the first column. */
  readonly intestazione: string;
  readonly righe: readonly RigaGriglia[];
  readonly colonne: readonly ColonnaGriglia[];
  /** Totals of the columns, by their id, and of everything: as they are shown. */
  readonly totali: Readonly<Record<string, string>>;
  readonly totale: string;
  readonly onCambi: (cambi: readonly Cambio[]) => void;
  /** Which cell is active: for what the page does with one. */
  readonly onAttiva?: (riga: string | null, colonna: string | null) => void;
}

/**
 * Numbers of people as a sheet: the keyboard of a spreadsheet, copy and paste with one, totals. A real table with the roles of a grid; the focus is the
 * table's, which names the active cell. Only the rows in sight are drawn.
 */
export const Griglia = ({ nome, intestazione, righe: date, colonne, totali, totale, onCambi, onAttiva }: Props) => {
  const id = useId();
  const { righe, ordine, ordina } = useOrdine(date);
  const [contenitore, tabella] = [useRef<HTMLDivElement>(null), useRef<HTMLTableElement>(null)];
  /** The text last copied from this sheet. */
  const copiato = useRef('');
  const { stato, corrente, setStato } = useStato(righe, colonne, ordine);
  const attiva = within(stato.selezione.a, { righe, colonne, pagina: 1 });
  const finestra = useFinestra(contenitore, righe.length, attiva.riga);
  const dati: Dati = { righe, colonne, pagina: finestra.pagina };
  const esegui = (comando: Comando): void => {
    const { stato: dopo, cambi } = run(corrente.current, comando, dati);
    corrente.current = dopo;
    setStato(dopo);
    if (cambi.length > 0) onCambi(cambi);
  };
  const scrivendo = stato.scrivendo !== null;
  const [rigaAttiva, colonnaAttiva] = [righe[attiva.riga]?.id ?? null, colonne[attiva.colonna]?.id ?? null];
  useEffect(() => onAttiva?.(rigaAttiva, colonnaAttiva), [rigaAttiva, colonnaAttiva, onAttiva]);
  useEffect(() => {
    const cella = document.getElementById(`${id}-${attiva.riga}-${attiva.colonna}`);
    if (document.activeElement === tabella.current) cella?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [id, attiva.riga, attiva.colonna]);
  useAppunti(tabella, !scrivendo, {
    copia: () => {
      copiato.current = writeAppunti({ da: within(stato.selezione.da, dati), a: attiva }, dati);
      return copiato.current;
    },
    incolla: (testo) => esegui({ tipo: 'incolla', testo, proprio: testo === copiato.current }),
  });
  const onTasto = (evento: KeyboardEvent): void => {
    if (evento.target instanceof HTMLButtonElement) return;
    const comando =
      stato.scrivendo === null
        ? comandoDi(evento, (verso) => isAlBordo(verso, attiva.colonna, colonne.length))
        : comandoScrivendo(evento, stato.scrivendo.sostituisce);
    if (comando === null) return;
    evento.preventDefault();
    esegui(comando);
    if (corrente.current.scrivendo === null) tabella.current?.focus({ preventScroll: true });
  };
  return (
    <SpaceBetween size="s">
      <ScartiIncolla
        scarti={stato.scarti}
        onRiprova={(testo) => esegui({ tipo: 'incolla', testo })}
        onChiudi={() => esegui({ tipo: 'scarta' })}
      />
      {stato.daPrendere !== null && (
        <RigheDaPrendere
          incollato={stato.daPrendere}
          dati={dati}
          onScelta={(tipo) => {
            esegui({ tipo });
            tabella.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <style>{STILE_GRIGLIA}</style>
      <div className="griglia" ref={contenitore} onScroll={finestra.onScroll}>
        <table
          ref={tabella}
          role="grid"
          tabIndex={0}
          aria-label={nome}
          aria-multiselectable
          aria-rowcount={righe.length + 2}
          aria-colcount={colonne.length + 2}
          {...(righe.length > 0 && colonne.length > 0
            ? { 'aria-activedescendant': `${id}-${attiva.riga}-${attiva.colonna}` }
            : {})}
          onKeyDown={onTasto}
        >
          <thead>
            <tr aria-rowindex={1}>
              <Testa colonna={NOME} titolo={intestazione} ordine={ordine} onOrdina={ordina} />
              {colonne.map(({ id: colonna, titolo, dettaglio }) => (
                <Testa
                  key={colonna}
                  colonna={colonna}
                  titolo={titolo}
                  dettaglio={dettaglio}
                  ordine={ordine}
                  onOrdina={ordina}
                />
              ))}
              <Testa colonna={TOTALE} titolo="Totale" ordine={ordine} onOrdina={ordina} />
            </tr>
          </thead>
          <RigheGriglia id={id} dati={dati} stato={stato} attiva={attiva} finestra={finestra} onComando={esegui} />
          <tfoot>
            <tr aria-rowindex={righe.length + 2}>
              <th scope="row">Totale</th>
              {colonne.map(({ id: colonna }) => (
                <td key={colonna}>{totali[colonna] ?? ''}</td>
              ))}
              <td>{totale}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <div role="status" id={`${id}-detto`} style={{ minBlockSize: 20 }}>
        {stato.scrivendo?.errore ?? stato.detto}
      </div>
    </SpaceBetween>
  );
};

/**
 * The state of the grid over its rows and columns: where they move, it follows them before they are drawn. Rows that a heading has sorted are looked at
 * from the first.
 */
const useStato = (righe: Dati['righe'], colonne: Dati['colonne'], ordine: Ordine | null) => {
  const [stato, setStato] = useState(INIZIO);
  const [viste, setViste] = useState({ righe, colonne, ordine });
  if (viste.righe !== righe || viste.colonne !== colonne || viste.ordine !== ordine) {
    setViste({ righe, colonne, ordine });
    setStato(viste.ordine === ordine ? follow(stato, viste, { righe, colonne }) : onFirstRow(stato));
  }
  // Two commands may come before the next drawing: the key that ends a cell, and the loss of its focus.
  const corrente = useRef(stato);
  useLayoutEffect(() => {
    corrente.current = stato;
  }, [stato]);
  return { stato, corrente, setStato };
};

const isAlBordo = (verso: string, colonna: number, colonne: number): boolean =>
  (verso === 'destra' && colonna >= colonne - 1) || (verso === 'sinistra' && colonna === 0);

/** Copy and paste while the focus is the table's: the browser tells them to the document. */
const useAppunti = (
  tabella: { readonly current: HTMLElement | null },
  attivi: boolean,
  { copia, incolla }: { readonly copia: () => string; readonly incolla: (testo: string) => void },
): void => {
  useEffect(() => {
    const isMio = (): boolean => attivi && document.activeElement === tabella.current;
    const onCopia = (evento: ClipboardEvent): void => {
      if (!isMio()) return;
      evento.clipboardData?.setData('text/plain', copia());
      evento.preventDefault();
    };
    const onIncolla = (evento: ClipboardEvent): void => {
      if (!isMio()) return;
      evento.preventDefault();
      incolla(evento.clipboardData?.getData('text/plain') ?? '');
    };
    document.addEventListener('copy', onCopia);
    document.addEventListener('paste', onIncolla);
    return () => {
      document.removeEventListener('copy', onCopia);
      document.removeEventListener('paste', onIncolla);
    };
  });
};
