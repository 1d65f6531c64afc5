import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openScuolaPagata } from './bench/measures/scuola-pagata.ts';
import { giornataDi } from './support/disastro/giornata.ts';
import { dettoNelDossier, Misura, misuraDi, passiDi } from './support/disastro/misura.ts';
import { loseRegion, type EsitoDisastro } from './support/disastro/regione-perduta.ts';

const { persone, elaborazioni, tieni } = parseArgs({
  options: {
    persone: { type: 'string', default: '120' },
    elaborazioni: { type: 'string', default: '24' },
    tieni: { type: 'boolean', default: false },
  },
}).values;

const DOSSIER = 'DOSSIER.md';
const TENUTA = 'tests/support/disastro/misura.json';

const minuti = (secondi: number): string =>
  `${(secondi / 60).toLocaleString('it-IT', { maximumFractionDigits: 2 })} minuti`;

const told = ({ persi, scrittiDopo, filePersi, rilievi, tempi }: EsitoDisastro, misura: Misura): string => {
  const totale = Object.values(misura.secondi).reduce((somma, uno) => somma + uno, 0);
  return [
    `Copie della notte: ${misura.record} record e ${misura.file} file, ${misura.megabyte} MB, in ${minuti(tempi.copia / 1000)}.`,
    `Regione perduta: tabella e deposito rifatti con altri nomi, una persona lavora di nuovo dopo ${minuti(totale)}:`,
    ...passiDi(misura).map((passo) => `  ${passo}`),
    `Persi ${persi.length} record, tutti scritti dopo la copia della tabella (${scrittiDopo.length}), e ${filePersi.length} file; verifica ha ${rilievi.length} rilievi:`,
    ...rilievi.map((rilievo) => `  ${rilievo}`),
  ].join('\n');
};

/** Puts a measure in the place of the one before, and its sentence in the dossier. */
const keep = (misura: Misura): void => {
  const prima = dettoNelDossier(Misura.parse(JSON.parse(readFileSync(TENUTA, 'utf8'))));
  writeFileSync(
    DOSSIER,
    readFileSync(DOSSIER, 'utf8').replace(prima, () => dettoNelDossier(misura)),
  );
  writeFileSync(TENUTA, `${JSON.stringify(misura, null, 2)}\n`);
};

/** `npm run disastro`: a school of so many people paid in so many runs loses its region the day after the copies of the night; `--tieni` puts what was measured in the dossier. */
const esito = await loseRegion(await giornataDi(await openScuolaPagata(Number(persone), Number(elaborazioni))));
const misura = misuraDi(esito, new Date().toISOString().slice(0, 10));
process.stdout.write(`${told(esito, misura)}\n`);
if (tieni) keep(misura);
process.exit(esito.persi.length === esito.scrittiDopo.length ? 0 : 1);
