import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import { regoleCon, regoleCorrenti } from '#shared/rules/regole.ts';
import { conValore } from '#tests/golden/figure.ts';
import { fuoriDalCedolino } from './fuori-dal-cedolino.ts';
import { conLimite, figureSenzaNome, limiti, nomeDi, type Limite } from './limiti.ts';
import { misuraDi, type Misura } from './misure.ts';

const regole = regoleCorrenti();
const provati = process.env.SITUAZIONI === undefined ? 2_000 : Number(process.env.SITUAZIONI);
/** Another at every run, printed with what fails; `SEME` repeats it. */
const SEME = Number(process.env.SEME ?? Date.now() % 1_000_000_007);

const misurati = limiti.flatMap((limite) => {
  const misura = misuraDi(nomeDi(limite));
  return misura === null ? [] : [{ limite, misura }];
});
/** Situations of each limit: half of them up to it, half over it. */
const DI_OGNUNO = Math.max(6, Math.ceil(provati / misurati.length));

/** A day the version is in force, far from 12 January and from its own ends. */
const giornoDi = ({ versione: { dal }, finisce }: Limite): string => {
  const dopo = addGiorni(dal > '2023-02-25' ? dal : '2023-02-25', 20);
  return finisce === null || dopo < finisce ? dopo : dal;
};

/** How far a limit is moved: a tenth, at least one; of nothing, ten thousand euros. */
const scartoDi = (quanto: number): number => (quanto === 0 ? 1_000_000 : Math.max(1, Math.ceil(quanto / 10)));

/** Figures up to the limit, then over it, each within how far it is moved; always those right beside it and those at the ends, which a draw may miss. */
const figureIntorno = (quanto: number, seme: number): readonly number[] => {
  const scarto = scartoDi(quanto);
  const fino = fc.integer({ min: quanto === 0 ? 1 : Math.max(1, quanto - scarto), max: Math.max(1, quanto) });
  const oltre = fc.integer({ min: quanto + 1, max: quanto + scarto });
  const quante = Math.ceil(DI_OGNUNO / 2);
  return [
    ...fc.sample(fino, { seed: seme, numRuns: quante }),
    ...fc.sample(oltre, { seed: seme, numRuns: quante }),
    ...[quanto - scarto, quanto - 1, quanto].filter((figura) => figura > 0),
    quanto + 1,
    quanto + scarto,
  ];
};

const conLimiteSpostato = ({ regola, versione, percorso }: Limite, quanto: number) =>
  regoleCon(regole, [conValore(regola, versione, conLimite(versione.valore, percorso, quanto))]);

/** Whether the situations of a limit lie on both its sides: what becomes of some of each changes when the limit is moved. */
const attraversato = (limite: Limite, misura: Misura, seme: number): boolean => {
  const { quanto } = limite;
  const spostati = [quanto + scartoDi(quanto), Math.max(0, quanto - scartoDi(quanto))].map((altro) =>
    conLimiteSpostato(limite, altro),
  );
  const giorno = giornoDi(limite);
  const sensibili = figureIntorno(quanto, seme).filter((figura) => {
    const calcola = misura(figura, giorno, limite);
    const { impronta, situazione } = calcola(regole);
    if (situazione !== undefined) checkConti(situazione);
    return spostati.some((altre) => calcola(altre).impronta !== impronta);
  });
  const conFine = sensibili.some((figura) => figura <= quanto) && sensibili.some((figura) => figura > quanto);
  const daInizio = sensibili.some((figura) => figura < quanto) && sensibili.some((figura) => figura >= quanto);
  return quanto === 0 ? sensibili.length > 0 : conFine || daInizio;
};

const DA_TOGLIERE = ['ritenute_previdenziali', 'ritenute_fiscali', 'altre_trattenute'];
const DA_AGGIUNGERE = ['competenze', 'somme_esenti', 'addebiti_fattura', 'somme_fuori_reddito', 'arrotondamento'];

/** Whole cents, a net that re-adds; or a reason that is not a defect of the program. */
const checkConti = (situazione: SituazioneInput): void => {
  const esito = cedolino(situazione, regole);
  if (esito.esito === 'scartato') {
    expect(esito.anomalie.filter(({ codice }) => codice === 'ERRORE_DEL_CALCOLO')).toEqual([]);
    return;
  }
  const { righe, totali } = esito.cedolino;
  const di = (gruppi: readonly string[]) =>
    righe.filter(({ gruppo }) => gruppi.includes(gruppo)).reduce((somma, { importo }) => somma + importo, 0);
  expect([...righe.map(({ importo }) => importo), ...Object.values(totali)].every(Number.isSafeInteger)).toBe(true);
  expect(totali.netto).toBe(di(DA_AGGIUNGERE) - di(DA_TOGLIERE));
};

describe(`situations on both sides of every limit of the law (seed ${SEME}, ${misurati.length} limits, ${DI_OGNUNO} each)`, () => {
  test('every figure of the rules is known as a limit, or as what is not one', () =>
    expect(figureSenzaNome).toEqual([]));

  test('every limit has a measure, or a reason why no payslip crosses it; and no reason is left over', () => {
    const nomi = new Set(limiti.map(nomeDi));
    expect([...nomi].filter((nome) => misuraDi(nome) === null && !(nome in fuoriDalCedolino))).toEqual([]);
    expect(Object.keys(fuoriDalCedolino).filter((nome) => !nomi.has(nome) || misuraDi(nome) !== null)).toEqual([]);
  });

  test.each(
    misurati.map(({ limite, misura }, indice) => ({
      chi: `${nomeDi(limite)} [${limite.percorso.join('.')}] ${limite.quanto} from ${limite.versione.dal}`,
      limite,
      misura,
      indice,
    })),
  )('$chi', { timeout: 600_000 }, ({ limite, misura, indice }) =>
    expect(attraversato(limite, misura, SEME + indice)).toBe(true),
  );
});
