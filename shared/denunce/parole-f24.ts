import { nomeMese } from '../domain/tempo/date.ts';
import { formatMese } from '../domain/tempo/mese.ts';
import { codiciSanzione } from '../rules/adempimenti/ravvedimento.ts';
import { regioniTributo } from '../rules/regioni-tributo.ts';
import type { RegolaDatata } from '../rules/regola.ts';
import { codiciVersamento, type CodiceVersamento } from '../rules/versamenti.ts';

/** The names under which a code is written, on either form, with what it pays. */
const nomiDi = (regola: RegolaDatata<CodiceVersamento>): [nome: string, parole: string][] => {
  const parole = regola.descrizione.replace(/^Codice \w+: /, '');
  return regola.versioni.flatMap(({ valore }) =>
    [valore?.ep, valore?.ordinario].flatMap((nome): [string, string][] => (nome ? [[nome, parole]] : [])),
  );
};

/** The words of each code of an F24. Arrears come first: their code is that of other withholdings too, whose words win. */
const parole: ReadonlyMap<string, string> = new Map(
  [
    ...Object.values(codiciSanzione.ORDINARIO),
    ...Object.values(codiciSanzione.EP),
    ...Object.values(codiciVersamento).toSorted((a, b) => Number(isArretrati(b)) - Number(isArretrati(a))),
  ].flatMap(nomiDi),
);

function isArretrati({ id }: RegolaDatata<CodiceVersamento>): boolean {
  return id === 'versamenti.102e';
}

/** Returns what a code pays, on either form of the F24; undefined of a code that no rule names. */
export const codiceF24InParole = (codice: string): string | undefined => parole.get(codice);

/** Returns the time that a reference of a row names: 'ottobre' for 0010, 'ottobre 2026' for 102026, 'anno 2026'; undefined of anything else. */
export const riferimentoF24InParole = (riferimento: string): string | undefined => {
  const [, mese = '', anno = ''] = /^(0[1-9]|1[0-2])(20\d\d)$/.exec(riferimento) ?? [];
  if (mese !== '') return formatMese({ anno: Number(anno), mese: Number(mese) });
  const [, solo = ''] = /^00(0[1-9]|1[0-2])$/.exec(riferimento) ?? [];
  if (solo !== '') return nomeMese(Number(solo));
  return /^20\d\d$/.test(riferimento) ? `anno ${riferimento}` : undefined;
};

/** Returns the times that the two references of a row name, each once; empty where they name none. */
export const riferimentiF24InParole = (...riferimenti: readonly string[]): string =>
  [...new Set(riferimenti.flatMap((uno) => riferimentoF24InParole(uno) ?? []))].join(', ');

const regioni: ReadonlyMap<string, string> = new Map(
  regioniTributo.versioni.flatMap(({ valore }) =>
    Object.entries(valore ?? {}).map(([nome, codice]): [string, string] => [codice, iniziali(nome)]),
  ),
);

function iniziali(nome: string): string {
  return nome.toLowerCase().replace(/(^|[^\p{L}])\p{L}/gu, (trovato) => trovato.toUpperCase());
}

/** Returns the body of a row where its code alone does not say it: the region, the office; undefined of a town, whose name is in no rule. */
export const enteF24InParole = ({
  sezione,
  ente,
}: {
  readonly sezione: string;
  readonly ente: string;
}): string | undefined => {
  if (ente === '') return undefined;
  if (sezione === 'R') return regioni.get(ente);
  if (sezione === 'I') return 'sede INPS';
  return sezione === 'Q' ? 'provincia' : undefined;
};
