import { ultimoAnnoNoto } from '#shared/rules/annuali/annunciati.ts';
import { tutteLeRegole } from '#shared/rules/index.ts';
import type { RegolaDatata, Versione } from '#shared/rules/regola.ts';

/** A limit of the law in one version of a rule: an income, a ceiling, an age, a number of days at which something begins or ends. */
export interface Limite {
  readonly regola: RegolaDatata<unknown>;
  readonly versione: Versione<unknown>;
  /** The first day after the version, null while it is the last. */
  readonly finisce: string | null;
  readonly percorso: readonly string[];
  readonly quanto: number;
}

/** The rule and the place of the limit inside its value, positions in lists left out: what a measure is written for. */
export const nomeDi = ({ regola, percorso }: Limite): string =>
  [regola.id, ...percorso.filter((parte) => !/^\d+$/.test(parte))].join(' ');

/** The days the program computes payslips for and knows the figures of the year of. */
const PRIMO_GIORNO = '2023-01-01';
const ULTIMO_GIORNO = `${ultimoAnnoNoto('MASSIMALE')}-12-31`;

/** How the rules name a limit. */
const DI_LIMITI = new Set([
  ...['fino', 'finoA', 'finoAlGiorno', 'finoAMinuti', 'oltre', 'oltreGiorni', 'stipendiOltre', 'professionistiOltre'],
  ...['limiteAnnuo', 'redditoMassimo', 'redditoPieno', 'soglia', 'annua', 'esente', 'massimoMensile', 'minimale'],
  ...['minimo', 'massimo', 'minimoTempoDeterminato', 'classiMassime', 'quanti', 'giorniSenzaAccessorioFisso'],
  ...[
    'etaMinima',
    'etaMassima',
    'etaFiglioMinore',
    'eta',
    'figli',
    'unPasto',
    'duePasti',
    'giorni',
    'rispostaFeriali',
    'sospensione',
  ],
]);
/** Rules whose whole value is a limit. */
const INTERI = new Set([
  'contributi.massimale',
  'gestione-separata.franchigia',
  'compensi.revisori',
  'contratto.minimale-giornaliero',
]);
/** How the rules name an amount, a rate, a share, a count that nothing is compared with. */
const ALTRE_FIGURE = new Set([
  ...['aliquota', 'quota', 'conFigli', 'importo', 'aggiunta', 'riduzione', 'correttivo', 'percentuale', 'punti'],
  ...['puntiTredicesima', 'dipendente', 'amministrazione', 'quotaImponibile', 'collaboratore', 'su', 'deduzione'],
  ...['deduzioneGiovani', 'numeratore', 'denominatore', 'anniDiRiferimento', 'almeno', 'giorniAnno', 'divisore'],
  ...['CON_DIS_COLL', 'SENZA_DIS_COLL', 'ALTRA_COPERTURA', 'PROFESSIONISTA', 'RIDOTTA_10', 'RIDOTTA_5', 'RIDOTTA_4'],
  ...['CASSA_2', 'CASSA_4', 'CASSA_5', 'rateSaldo', 'rateAcconto', 'quotaAccontoComunale', 'primoMeseAcconto'],
  ...['interesseMensile', 'dalMese', 'rate'],
  ...['0-8', '9-14', '15-20', '21-27', '28-34', '35+', 'moltiplicatoreDecimi', 'mensilita', 'maggiorazioneCentesimi'],
  ...['DIURNO', 'NOTTURNO_O_FESTIVO', 'NOTTURNO_E_FESTIVO', 'classi', 'esterni', 'interniPerClasse', 'da', 'a'],
  ...['diviso', 'millesimiDiGiorno', 'giorniBase', 'divisoreAta', 'settimaneDocentiCentesimi', 'perFiglioOltreIlPrimo'],
  ...['INFANZIA', 'PRIMARIA', 'SECONDARIA', 'EDUCATORI', 'ATA', 'centesimiDiGiorno'],
  // of parental leave, tried by its own cases
  ...['entroAnni', 'giorniElevati', 'madre', 'padre', 'padreDa', 'padreEsteso', 'coppia', 'coppiaEstesa', 'solo'],
  ...['indennizzati', 'indennizzatiUno', 'interi'],
]);
/** Rules whose whole value is a rate, or an amount of a table of the contract. */
const INTERE_ALTRE = /^(contributi|autonomi|inail|recuperi|compensi|contratto)\./;

type Figura = readonly [percorso: readonly string[], quanto: number];

const figure = (valore: unknown, percorso: readonly string[] = []): readonly Figura[] => {
  if (typeof valore === 'number') return [[percorso, valore]];
  return typeof valore === 'object' && valore !== null
    ? Object.entries(valore).flatMap(([chiave, interno]) => figure(interno, [...percorso, chiave]))
    : [];
};

const parolaDi = (percorso: readonly string[]): string | undefined =>
  percorso.findLast((parte) => !/^\d+$/.test(parte));

const isLimite = (id: string, percorso: readonly string[]): boolean => {
  const parola = parolaDi(percorso);
  return parola === undefined ? INTERI.has(id) : DI_LIMITI.has(parola) && !(id === 'contratto.mese-retributivo');
};

/** Of no day, the absence begins with whole pay: there is nothing to cross. */
const isNessuno = (percorso: readonly string[], quanto: number): boolean =>
  quanto === 0 && parolaDi(percorso) === 'giorniSenzaAccessorioFisso';

const versioniConFigure = tutteLeRegole.flatMap((regola) =>
  regola.versioni.map((versione, indice) => ({
    regola,
    versione,
    finisce: regola.versioni[indice + 1]?.dal ?? null,
    figure: figure(versione.valore),
  })),
);

/** Every limit of the rules in force on some day since the program computes payslips. */
export const limiti: readonly Limite[] = versioniConFigure
  .filter(({ versione: { dal }, finisce }) => dal <= ULTIMO_GIORNO && (finisce === null || finisce > PRIMO_GIORNO))
  .flatMap(({ figure: sue, ...resto }) =>
    sue
      .filter(([percorso, quanto]) => isLimite(resto.regola.id, percorso) && !isNessuno(percorso, quanto))
      .map(([percorso, quanto]) => ({ ...resto, percorso, quanto })),
  );

/** Figures that nobody has said whether they are limits: of a rule, or of a word, that is new. */
export const figureSenzaNome: readonly string[] = [
  ...new Set(
    versioniConFigure.flatMap(({ regola, figure: sue }) =>
      sue.flatMap(([percorso]) => {
        const parola = parolaDi(percorso);
        const nota =
          parola === undefined
            ? INTERI.has(regola.id) || INTERE_ALTRE.test(regola.id)
            : DI_LIMITI.has(parola) || ALTRE_FIGURE.has(parola);
        return nota ? [] : [`${regola.id} ${percorso.join('.')}`];
      }),
    ),
  ),
];

/** A value with a limit in another place. */
export const conLimite = (valore: unknown, [chiave, ...resto]: readonly string[], quanto: number): unknown => {
  if (chiave === undefined) return quanto;
  if (Array.isArray(valore))
    return valore.map((interno: unknown, indice) =>
      String(indice) === chiave ? conLimite(interno, resto, quanto) : interno,
    );
  return typeof valore === 'object' && valore !== null
    ? Object.fromEntries(
        Object.entries(valore).map(([nome, interno]) => [
          nome,
          nome === chiave ? conLimite(interno, resto, quanto) : interno,
        ]),
      )
    : valore;
};
