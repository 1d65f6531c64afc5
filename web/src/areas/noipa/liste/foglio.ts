import type { CodiceLista, ListaIntera, PagamentoNoipa, RigaNoipaInput } from '#shared/contracts/noipa/lista.ts';
import type { QualificaRetributiva } from '#shared/contracts/noipa/variazioni.ts';
import { byNomeIntero } from '#shared/domain/persona/nominativo.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { perDivisoArrotondato } from '#shared/money/arrotondamenti.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import type { Cambio, ColonnaGriglia, RigaGriglia } from '#ui/griglia/modello.ts';
import { scritturaImporto, scritturaOre } from '#ui/modulo/campi/lettura.ts';

/** A column: a code for some days, by hours at a rate or by amount. */
export interface ColonnaLista extends ColonnaGriglia {
  readonly chiave: string;
  readonly datInizio: string;
  readonly datFine: string;
  readonly profilo: string;
  /** Cents an hour; null for amounts. */
  readonly tariffa: number | null;
}

/** A person as the sheet has them: what each column holds. */
export interface PersonaFoglio {
  readonly persona: PagamentoNoipa['persona'];
  readonly nominativo: string;
  readonly desCf: string;
  readonly valori: Readonly<Record<string, number>>;
}

type Base = Pick<ColonnaLista, 'chiave' | 'datInizio' | 'datFine' | 'profilo' | 'tariffa'>;

const colonnaDi = (base: Base, descrizione: string): ColonnaLista => ({
  ...base,
  id: [base.chiave, base.datInizio, base.datFine, base.profilo, base.tariffa ?? 'I'].join('|'),
  titolo: descrizione === '' ? base.chiave : descrizione,
  dettaglio: `${base.chiave}, ${base.tariffa === null ? 'euro' : `ore a ${formatEuro(base.tariffa)}`}, ${formatGiorno(base.datInizio).slice(0, 5)} – ${formatGiorno(base.datFine)}`,
  scrittura: base.tariffa === null ? scritturaImporto : scritturaOre,
});

/** Hours at the rate that made the amount, or an amount somebody wrote. */
const baseDi = ({
  chiave,
  datInizio,
  datFine,
  profilo,
  ore,
  tariffa,
  calcolato,
  importo,
}: PagamentoNoipa['righe'][number]): Base => ({
  chiave,
  datInizio,
  datFine,
  profilo,
  tariffa: ore !== null && importo === calcolato ? tariffa : null,
});

/** The column of a code in the days of the list. */
export const colonnaCodice = (
  { chiave, descrizione, tariffa }: CodiceLista,
  { datInizio, datFine }: Pick<ListaIntera['lista'], 'datInizio' | 'datFine'>,
): ColonnaLista => colonnaDi({ chiave, datInizio, datFine, profilo: '', tariffa }, descrizione);

/** The columns that a code may have: one, or one a profile where its rate depends on it. */
export const colonneCodice = (
  codice: CodiceLista,
  { datInizio, datFine }: ListaIntera['lista'],
  qualifiche: readonly QualificaRetributiva[],
): readonly ColonnaLista[] => {
  const sue = qualifiche.filter(({ codVoce, profilo }) => codVoce === codice.codVoce && profilo !== '');
  return sue.length === 0
    ? [colonnaCodice(codice, { datInizio, datFine })]
    : sue.map(({ profilo, qualifica, tariffa }) =>
        colonnaDi(
          { chiave: codice.chiave, datInizio, datFine, profilo, tariffa },
          `${codice.descrizione}, ${qualifica}`,
        ),
      );
};

/** The columns that the payments of a list have, in the order of their codes. */
export const colonneDi = ({ pagamenti, codici }: ListaIntera): readonly ColonnaLista[] => {
  const descrizioni = new Map(codici.map(({ chiave, descrizione }) => [chiave, descrizione]));
  const trovate = pagamenti.flatMap(({ righe }) =>
    righe.map((riga) => colonnaDi(baseDi(riga), descrizioni.get(riga.chiave) ?? '')),
  );
  return joinColonne(trovate, []);
};

/** The columns of two groups in the order of their codes, each once: where both have one, as the first has it. */
export const joinColonne = (prime: readonly ColonnaLista[], altre: readonly ColonnaLista[]): readonly ColonnaLista[] =>
  [...new Map([...altre, ...prime].map((colonna) => [colonna.id, colonna])).values()].toSorted((a, b) =>
    a.id < b.id ? -1 : 1,
  );

/** The people of a list as the sheet has them; a second line of the same column adds to the first. */
export const personeDi = ({ pagamenti }: ListaIntera): readonly PersonaFoglio[] =>
  pagamenti.map(({ persona, nominativo, desCf, righe }) => {
    const valori: Record<string, number> = {};
    for (const riga of righe) {
      const { id, tariffa } = colonnaDi(baseDi(riga), '');
      valori[id] = (valori[id] ?? 0) + (tariffa === null ? riga.importo : (riga.ore ?? 0));
    }
    return { persona, nominativo, desCf, valori };
  });

/** The people of two groups in the order that the list keeps them in, each once: where both have one, as the first has it. */
export const joinPersone = (
  prime: readonly PersonaFoglio[],
  altre: readonly PersonaFoglio[],
): readonly PersonaFoglio[] => {
  const presenti = new Set<string>(prime.map(({ persona }) => persona));
  return [...prime, ...altre.filter(({ persona }) => !presenti.has(persona))].toSorted(byNomeIntero);
};

/** Cents of a value of a column, half up as the server reckons them. */
export const centesimiDi = ({ tariffa }: Pick<ColonnaLista, 'tariffa'>, valore: number): number =>
  tariffa === null ? valore : perDivisoArrotondato(valore, tariffa, 100);

const perId = (colonne: readonly ColonnaLista[]) => new Map(colonne.map((colonna) => [colonna.id, colonna]));

/** What a person comes to. */
const totaleDi = ({ valori }: PersonaFoglio, colonne: ReadonlyMap<string, ColonnaLista>): number =>
  somma(
    Object.entries(valori).map(([id, valore]) => {
      const colonna = colonne.get(id);
      return colonna === undefined ? 0 : centesimiDi(colonna, valore);
    }),
  );

/** The rows of the sheet; who is among the `segnati` has the sign of who is paid elsewhere too. */
export const righeGriglia = (
  persone: readonly PersonaFoglio[],
  colonne: readonly ColonnaLista[],
  segnati: ReadonlySet<string> = new Set(),
): readonly RigaGriglia[] => {
  const indice = perId(colonne);
  return persone.map((persona) => ({
    id: persona.persona,
    titolo: persona.nominativo,
    codice: persona.desCf,
    ...(segnati.has(persona.persona) ? { segno: 'pagata anche altrove per gli stessi giorni' } : {}),
    chiavi: [persona.desCf, persona.nominativo],
    valori: persona.valori,
    totale: formatEuro(totaleDi(persona, indice)),
  }));
};

/** Cents by column, by code, and of everything. */
export const sommeDi = (persone: readonly PersonaFoglio[], colonne: readonly ColonnaLista[]) => {
  const perColonna = new Map(
    colonne.map((colonna) => [
      colonna.id,
      somma(persone.map(({ valori }) => centesimiDi(colonna, valori[colonna.id] ?? 0))),
    ]),
  );
  const perChiave = new Map<string, number>();
  for (const { id, chiave } of colonne) perChiave.set(chiave, (perChiave.get(chiave) ?? 0) + (perColonna.get(id) ?? 0));
  return { perColonna, perChiave, totale: somma([...perColonna.values()]) };
};

/** The people with cells changed; an empty cell holds nothing. */
export const changeValori = (persone: readonly PersonaFoglio[], cambi: readonly Cambio[]): readonly PersonaFoglio[] => {
  const perRiga = Map.groupBy(cambi, ({ riga }) => riga);
  return persone.map((persona) => {
    const suoi = perRiga.get(persona.persona);
    if (suoi === undefined) return persona;
    const valori = new Map(Object.entries(persona.valori));
    for (const { colonna, valore } of suoi)
      if (valore === null || valore === 0) valori.delete(colonna);
      else valori.set(colonna, valore);
    return { ...persona, valori: Object.fromEntries(valori) };
  });
};

const testoValori = ({ valori }: PersonaFoglio): string =>
  JSON.stringify(Object.entries(valori).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** What has to be written to bring a list from what it holds to what the sheet has: who changed, and who has nothing left. */
export const cambiamenti = (
  prima: readonly PersonaFoglio[],
  dopo: readonly PersonaFoglio[],
  colonne: readonly ColonnaLista[],
) => {
  const perPersona = new Map(prima.map((persona) => [persona.persona, persona]));
  const presenti = new Set(dopo.map(({ persona }) => persona));
  const mutate = dopo.filter((persona) => {
    const vecchia = perPersona.get(persona.persona);
    return testoValori(persona) !== (vecchia === undefined ? '[]' : testoValori(vecchia));
  });
  const indice = perId(colonne);
  return {
    pagamenti: mutate
      .map(({ persona, valori }) => ({ persona, righe: righeDa(valori, indice) }))
      .filter(({ righe }) => righe.length > 0),
    tolti: [
      ...prima.map(({ persona }) => persona).filter((persona) => !presenti.has(persona)),
      ...mutate.filter(({ valori }) => Object.keys(valori).length === 0).map(({ persona }) => persona),
    ],
  };
};

/** The compensations of a person, from the values of their columns. */
export const righeDa = (
  valori: PersonaFoglio['valori'],
  colonne: ReadonlyMap<string, ColonnaLista>,
): RigaNoipaInput[] =>
  Object.entries(valori).flatMap(([id, valore]) => {
    const colonna = colonne.get(id);
    if (colonna === undefined) return [];
    const { chiave, datInizio, datFine, profilo, tariffa } = colonna;
    const misura = tariffa === null ? { ore: null, importo: valore } : { ore: valore, importo: null };
    return [{ chiave, datInizio, datFine, profilo, ...misura }];
  });
