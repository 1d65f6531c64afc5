import { righeBrevi, type CedolinoSalvato, type DettaglioSalvato } from '#archivio/cedolini/cedolino.ts';
import { readContenuto, testoDi, type ContenutoLetto } from '#archivio/cedolini/contenuto.ts';
import { impronta } from '#archivio/impronta.ts';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { sostanza } from '#shared/calculation/righe/sostanza.ts';
import type { Rotta } from '#shared/instradamento/rotta.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { regoleDa } from '#shared/rules/regole.ts';
import type { Rilievo } from './rilievo.ts';

/** A payslip to be checked: its head, its content, and, of an accounted one, where its cents go. */
export interface DaVerificare {
  readonly chiave: string;
  readonly testata: CedolinoSalvato;
  readonly dettaglio: DettaglioSalvato | undefined;
}

/** That a payslip is whole (I1), is as it was sealed (I5), sums to its net (I2), and computed again from its snapshot is the same (I11). */
export const checkCedolino = ({ chiave, testata, dettaglio }: DaVerificare): Rilievo[] => {
  if (!dettaglio) return [{ invariante: 'I1', chiave, messaggio: 'Il cedolino non ha il suo dettaglio' }];
  if (dettaglio.hash !== testata.hash || impronta(testoDi(dettaglio.contenuto)) !== testata.hash)
    return [{ invariante: 'I5', chiave, messaggio: "L'impronta del dettaglio non è quella della testata" }];
  return contenutoCoerente(chiave, testata, readContenuto(dettaglio.contenuto));
};

const SEGNI: Readonly<Record<string, number>> = {
  competenze: 1,
  somme_esenti: 1,
  addebiti_fattura: 1,
  ritenute_previdenziali: -1,
  ritenute_fiscali: -1,
  somme_fuori_reddito: 1,
  altre_trattenute: -1,
  arrotondamento: 1,
};

const contenutoCoerente = (chiave: string, testata: CedolinoSalvato, contenuto: ContenutoLetto): Rilievo[] => {
  if (contenuto.cedolino === null || contenuto.situazione === null) return [];
  const netto = contenuto.cedolino.righe.reduce(
    (somma, { gruppo, importo }) => somma + (SEGNI[gruppo] ?? 0) * importo,
    0,
  );
  const rilievi =
    netto === testata.netto
      ? []
      : [
          {
            invariante: 'I2',
            chiave,
            messaggio: `Il netto è ${formatEuro(testata.netto)}, le righe danno ${formatEuro(netto)}`,
          },
        ];
  const esito = cedolino(contenuto.situazione, regoleDa(contenuto.cedolino.regole));
  return esito.esito === 'calcolato' && sostanza(esito.cedolino) === sostanza(contenuto.cedolino)
    ? rilievi
    : [
        ...rilievi,
        { invariante: 'I11', chiave, messaggio: 'Ricalcolato dalla fotografia dei dati dà un altro cedolino' },
      ];
};

const DOVUTE: readonly string[] = ['ritenute_previdenziali', 'ritenute_fiscali', 'oneri'];

/** What leaves the school for a payslip line: withheld or due, less what it gives back. */
const dovuto = ({ gruppo, importo }: { readonly gruppo: string; readonly importo: number }): number => {
  if (gruppo === 'somme_fuori_reddito') return -importo;
  return DOVUTE.includes(gruppo) ? importo : 0;
};

/** That a payslip of an accounted run has its routes, and they sum to what is withheld and due (I12). */
export const checkRotte = (
  chiave: string,
  testata: CedolinoSalvato,
  rotte: readonly Rotta[] | undefined,
): Rilievo[] => {
  if (testata.esito !== 'CALCOLATO') return [];
  if (rotte === undefined)
    return [{ invariante: 'I12', chiave, messaggio: 'Il cedolino contabilizzato non dice dove va ogni importo' }];
  const attese = righeBrevi(testata).reduce((somma, riga) => somma + dovuto(riga), 0);
  const instradate = rotte
    .filter(({ gruppo }) => DOVUTE.includes(gruppo) || gruppo === 'somme_fuori_reddito')
    .reduce((somma, { importo }) => somma + importo, 0);
  return attese === instradate
    ? []
    : [
        {
          invariante: 'I12',
          chiave,
          messaggio: `Ritenuti e dovuti ${formatEuro(attese)}, con una destinazione ${formatEuro(instradate)}`,
        },
      ];
};
