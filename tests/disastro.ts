import { parseArgs } from 'node:util';
import { openScuolaPagata } from './bench/measures/scuola-pagata.ts';
import { giornataDi } from './support/disastro/giornata.ts';
import { loseRegion, type EsitoDisastro } from './support/disastro/regione-perduta.ts';

const { persone, elaborazioni } = parseArgs({
  options: { persone: { type: 'string', default: '120' }, elaborazioni: { type: 'string', default: '24' } },
}).values;

const minuti = (millisecondi: number): string => (millisecondi / 60_000).toFixed(1).replace('.', ',');

const told = ({ record, file, persi, scrittiDopo, filePersi, rilievi, tempi }: EsitoDisastro): string =>
  [
    `Copia della notte: ${record} record e ${file} file, in ${minuti(tempi.copia)} minuti.`,
    `Regione perduta, tabella e deposito rifatti con altri nomi in ${minuti(tempi.ripristino)} minuti, verificati in ${minuti(tempi.verifica)}.`,
    `Persi ${persi.length} record, tutti scritti dopo la copia della tabella (${scrittiDopo.length}), e ${filePersi.length} file; verifica ha ${rilievi.length} rilievi:`,
    ...rilievi.map((rilievo) => `  ${rilievo}`),
    `Una persona è entrata, ha cambiato un dato e ha stampato dopo ${minuti(tempi.ripresa)} minuti.`,
  ].join('\n');

/** `npm run disastro`: a school of so many people paid in so many runs loses its region the day after the copies of the night. */
const esito = await loseRegion(await giornataDi(await openScuolaPagata(Number(persone), Number(elaborazioni))));
process.stdout.write(`${told(esito)}\n`);
process.exit(esito.persi.length === esito.scrittiDopo.length ? 0 : 1);
