import type { Comando, Stato } from './comandi.ts';
import { isDentro, rettangoloDi, type Dati, type Posizione, type Rettangolo, type RigaGriglia } from './modello.ts';
import { ALTEZZA_RIGA } from './stile.ts';
import type { Finestra } from './use-finestra.ts';

interface Props {
  readonly id: string;
  readonly dati: Dati;
  readonly stato: Stato;
  readonly attiva: Posizione;
  readonly finestra: Finestra;
  readonly onComando: (comando: Comando) => void;
}

/** The rows in sight, between two blanks as tall as the others. */
export const RigheGriglia = (props: Props) => {
  const { righe, colonne } = props.dati;
  const { prima, fine } = props.finestra;
  const scelte = rettangoloDi(props.stato.selezione);
  return (
    <tbody>
      <Vuoto righe={prima} colonne={colonne.length + 2} />
      {righe.slice(prima, fine).map((riga, indice) => (
        <RigaDisegnata key={riga.id} {...props} riga={riga} posto={prima + indice} scelte={scelte} />
      ))}
      <Vuoto righe={righe.length - fine} colonne={colonne.length + 2} />
    </tbody>
  );
};

const Vuoto = ({ righe, colonne }: { readonly righe: number; readonly colonne: number }) =>
  righe <= 0 ? null : (
    <tr aria-hidden className="vuoto">
      <td colSpan={colonne} style={{ blockSize: righe * ALTEZZA_RIGA }} />
    </tr>
  );

interface RigaProps extends Props {
  readonly riga: RigaGriglia;
  readonly posto: number;
  readonly scelte: Rettangolo;
}

const RigaDisegnata = ({ riga, posto, scelte, ...props }: RigaProps) => (
  <tr aria-rowindex={posto + 2}>
    <th scope="row" title={riga.segno === undefined ? riga.titolo : `${riga.titolo}: ${riga.segno}`}>
      {riga.segno !== undefined && (
        <span role="img" aria-label={riga.segno}>
          ⚠{' '}
        </span>
      )}
      {riga.titolo}
      {riga.codice !== undefined && <small>{riga.codice}</small>}
    </th>
    {props.dati.colonne.map((colonna, indice) => {
      const dove = { riga: posto, colonna: indice };
      const isAttiva = props.attiva.riga === posto && props.attiva.colonna === indice;
      const isAperta = isAttiva && props.stato.scrivendo !== null;
      const dentro = isDentro(scelte, dove);
      return (
        <td
          key={colonna.id}
          id={`${props.id}-${posto}-${indice}`}
          aria-colindex={indice + 2}
          aria-selected={dentro}
          className={`cella${dentro ? ' scelta' : ''}${isAttiva ? ' attiva' : ''}${isAperta ? ' aperta' : ''}`}
          onMouseDown={(evento) => {
            if (!isAperta) props.onComando({ tipo: 'scegli', dove, estendi: evento.shiftKey });
          }}
          onMouseEnter={(evento) => {
            if (evento.buttons === 1 && props.stato.scrivendo === null)
              props.onComando({ tipo: 'scegli', dove, estendi: true });
          }}
          onDoubleClick={() => {
            if (!isAperta) props.onComando({ tipo: 'apri', testo: null });
          }}
        >
          {isAperta ? (
            <Scrittura {...props} etichetta={`${riga.titolo}, ${colonna.titolo}`} />
          ) : (
            colonna.scrittura.scrivi(riga.valori[colonna.id])
          )}
        </td>
      );
    })}
    <td aria-colindex={props.dati.colonne.length + 2}>{riga.totale}</td>
  </tr>
);

const Scrittura = ({ id, stato: { scrivendo }, onComando, etichetta }: Props & { readonly etichetta: string }) => (
  <input
    // The cell is written where it stands: who opened it is already there.
    ref={(elemento) => {
      if (elemento !== null && document.activeElement !== elemento) elemento.focus({ preventScroll: true });
    }}
    aria-label={etichetta}
    aria-invalid={scrivendo?.errore !== null}
    aria-describedby={`${id}-detto`}
    inputMode="decimal"
    autoComplete="off"
    value={scrivendo?.testo ?? ''}
    onChange={(evento) => onComando({ tipo: 'scrivi', testo: evento.target.value })}
    onBlur={() => onComando({ tipo: 'conferma', verso: null })}
  />
);
