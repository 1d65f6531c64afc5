import { writeFileSync } from 'node:fs';
import { belfioreConnector, type BelfiorePlace } from '@marketto/belfiore-connector-embedded';
import { format } from 'date-fns/format';
import correzioniComuni from '#functions/riferimento/correzioni-comuni.json' with { type: 'json' };
import correzioniStati from '#functions/riferimento/correzioni-stati-esteri.json' with { type: 'json' };
import { programArguments } from '#lib/command-line/arguments.ts';
import { addGiorni, type Giorno } from '#shared/domain/tempo/date.ts';

programArguments({ options: {} });

/**
 * Writes comuni.json and stati-esteri.json from the package of towns and its corrections. Run by hand when either changes:
 * `node functions/riferimento/genera.ts`. One line per place, fields between bars, an empty last day for what still exists.
 */

/** The package names the first day of the successor as the last day of an abolished town. */
const GIORNI_DI_TROPPO = 1;

/** The package gives instants at the local start or end of a day. */
const giornoDi = (data: Date): Giorno => format(data, 'yyyy-MM-dd');

const fineDi = (luogo: BelfiorePlace): Giorno | '' => {
  const fine = giornoDi(luogo.expirationDate);
  return fine.startsWith('9999') ? '' : addGiorni(fine, -GIORNI_DI_TROPPO);
};

/** Some names of the package are UTF-8 read as Latin-1; the few it also truncates are among the corrections. */
const nomeDi = (luogo: BelfiorePlace): string => {
  const nome = luogo.name.includes('Ã') ? Buffer.from(luogo.name, 'latin1').toString('utf8') : luogo.name;
  return nome.toUpperCase().replace(/\s+/g, ' ').trim();
};

/** code → corrected value, from value → codes. */
const perCodice = (gruppi: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(gruppi).flatMap(([valore, codici]) => codici.map((codice): [string, string] => [codice, valore])),
  );

const righeComuni = (luoghi: readonly BelfiorePlace[]): readonly string[] => {
  const provincia = perCodice(correzioniComuni.provincia);
  const dal = perCodice(correzioniComuni.dal);
  const al = perCodice(correzioniComuni.al);
  const nome = new Map(Object.entries(correzioniComuni.nome));
  const comuni = luoghi.flatMap((luogo) => ('province' in luogo ? [luogo] : []));
  return [
    ...correzioniComuni.mancanti,
    ...comuni.map((luogo) => {
      const codice = luogo.belfioreCode;
      return [
        codice,
        nome.get(codice) ?? nomeDi(luogo),
        provincia.get(codice) ?? luogo.province,
        dal.get(codice) ?? giornoDi(luogo.creationDate),
        al.get(codice) ?? fineDi(luogo),
      ].join('|');
    }),
  ].toSorted();
};

const righeStati = (luoghi: readonly BelfiorePlace[]): readonly string[] => {
  const nome = new Map(Object.entries(correzioniStati.nome));
  const iso = new Map(Object.entries(correzioniStati.iso));
  const stati = luoghi.flatMap((luogo) => ('iso3166' in luogo ? [luogo] : []));
  return [
    ...correzioniStati.mancanti,
    ...stati.map((luogo) => {
      const codice = luogo.belfioreCode;
      return [
        codice,
        nome.get(codice) ?? nomeDi(luogo),
        iso.get(codice) ?? (luogo.iso3166 ?? '').trim(),
        fineDi(luogo),
      ].join('|');
    }),
  ].toSorted();
};

const write = (file: string, righe: readonly string[]): void => {
  writeFileSync(
    new URL(file, import.meta.url),
    `[\n${righe.map((riga) => `  ${JSON.stringify(riga)}`).join(',\n')}\n]\n`,
  );
  console.log(`${file}: ${righe.length} righe`);
};

const luoghi = await belfioreConnector.toArray();
write('comuni.json', righeComuni(luoghi));
write('stati-esteri.json', righeStati(luoghi));
