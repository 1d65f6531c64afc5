import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collectCu } from '#functions/denunce/cu/certificati.ts';
import { coperturaDi } from '#functions/denunce/cu/copertura/chi-certifica.ts';
import type { CedolinoDaCertificare } from '#functions/denunce/cu/da-certificare.ts';
import { asUid } from '#platform/data/entita.ts';
import type { PersonaNuova } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { inviiCu } from '#shared/domain/denunce/cu.ts';
import { tipiPercettore } from '#shared/domain/persona/percettore.ts';
import type { Rotta } from '#shared/instradamento/rotta.ts';
import { riferimentiDiProva } from '#support/denunce/f24-di-prova.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';

const { comuni } = await riferimentiDiProva();
const ANNO = 2026;
const DATI = {
  persone: new Map(),
  servizi: new Map(),
  assenze: new Map(),
  incarichi: new Map(),
  scuola: undefined,
  codici: [],
};
const collect = (cedolini: readonly CedolinoDaCertificare[]) =>
  inviiCu.map((invio) =>
    collectCu(cedolini, {
      codFiscale: '80000000000',
      anno: ANNO,
      invio,
      soli: null,
      senzaPuntoFuori: false,
      protocollo: '',
      dati: DATI,
      comuni,
      rappresentanti: new Map(),
      restituzioni: [],
      conguagliati: new Map(),
    }),
  );

const CODICI = ['IRPEF', 'RITENUTA_ACCONTO', 'RITENUTA_NON_RESIDENTI', 'ADDIZIONALE_REGIONALE', 'VOCE'] as const;
/** Who says the line goes into the certificate of the school, who into what NoiPA is told; both, and neither, happen. */
const DESTINI = [{ CU: { anno: ANNO, mese: 12 } }, { SPT: { anno: ANNO, mese: 3 } }, {}] as const;
const riga = fc.record({
  codice: fc.constantFrom(...CODICI),
  gruppo: fc.constantFrom('competenze', 'somme_esenti', 'ritenute_fiscali', 'ritenute_previdenziali', 'oneri'),
  importo: fc.integer({ min: -5_000, max: 900_000 }),
  destino: fc.subarray([0, 1, 2], { minLength: 1 }),
});
const cedolino = fc.record({
  persona: fc.integer({ min: 0, max: 4 }),
  percettore: fc.constantFrom(...tipiPercettore, null),
  righe: fc.array(riga, { minLength: 1, maxLength: 5 }),
  inSpt: fc.boolean(),
  inCu: fc.boolean(),
});
/** The payslips of a year: of few people, so that many have several, of several kinds. */
const annoPagato = fc.array(cedolino, { minLength: 1, maxLength: 12 });

const CF = 'RSSMRA80A01H501U';
const cedolinoDi = (
  {
    persona,
    percettore,
    righe,
  }: {
    persona: number;
    percettore: CedolinoDaCertificare['testata']['percettore'];
    righe: readonly { codice: string; gruppo: Rotta['gruppo']; importo: number; destino: readonly number[] }[];
  },
  indice: number,
): CedolinoDaCertificare => ({
  cedolino: asUid(`cedolino-${indice}`),
  testata: {
    uidSubAnagrafe: asUid(`persona-${persona}`),
    percettore,
    storico: {
      desCognome: `COGNOME${persona}`,
      desNome: 'INVENTATO',
      desCf: `${CF.slice(0, 15)}${persona}`,
      matricola: 0,
    },
    righe: [],
  },
  rotte: righe.map(({ destino, ...altro }, posto) => ({
    ...altro,
    riga: posto,
    base: null,
    competenza: null,
    annoImposta: ANNO,
    fondo: null,
    mancanti: [],
    destinazione: { a: 'PERCETTORE' },
    adempimenti: Object.assign({}, ...destino.map((quale) => DESTINI[quale])),
  })),
});

/** Those paid as heirs and for work of their own. */
const eredi = (cedolini: readonly CedolinoDaCertificare[]): ReadonlySet<unknown> =>
  new Set(
    [...Map.groupBy(cedolini, ({ testata }) => testata.uidSubAnagrafe)].flatMap(([persona, suoi]) =>
      new Set(suoi.map(({ testata }) => testata.percettore === 'EREDE')).size > 1 ? [persona] : [],
    ),
  );

const sommaDi = (numeri: readonly number[]): number => numeri.reduce((totale, uno) => totale + uno, 0);

describe('of everybody paid in a year', () => {
  test('coverage is a partition: each once, each part with one answer, nothing lost and nothing twice', () => {
    fc.assert(
      fc.property(annoPagato, (pagati) => {
        const cedolini = pagati.map(cedolinoDi);
        const uids = (quale: 'inSpt' | 'inCu') =>
          new Set(pagati.flatMap((uno, indice) => (uno[quale] ? [`cedolino-${indice}`] : [])));
        const persone = coperturaDi(cedolini, { inSpt: uids('inSpt'), inCu: uids('inCu') });
        expect(persone.map(({ uidSubAnagrafe }) => uidSubAnagrafe).toSorted()).toEqual(
          [...new Set(cedolini.map(({ testata }) => testata.uidSubAnagrafe))].toSorted(),
        );
        const parti = persone.flatMap((persona) => persona.parti);
        for (const persona of persone)
          expect(new Set(persona.parti.map(({ classe }) => classe)).size).toBe(persona.parti.length);
        const righe = pagati.flatMap((uno) => uno.righe);
        const di = (...gruppi: readonly Rotta['gruppo'][]) =>
          sommaDi(righe.filter(({ gruppo }) => gruppi.includes(gruppo)).map(({ importo }) => importo));
        expect(sommaDi(parti.map(({ lordo }) => lordo))).toBe(di('competenze', 'somme_esenti'));
        expect(sommaDi(parti.map(({ ritenute }) => ritenute))).toBe(di('ritenute_fiscali'));
      }),
      { numRuns: 300 },
    );
  });

  test('what the school certifies is in one send and in no other, and nothing else is in any', () => {
    fc.assert(
      fc.property(annoPagato, (pagati) => {
        const cedolini = pagati.map(cedolinoDi);
        const presi = collect(cedolini).flatMap(({ records, cedolini: uids }) =>
          records.flatMap(({ origini }) =>
            origini.map(([posto, quale, importo]) => [uids[posto], quale, importo].join()),
          ),
        );
        const attesi = cedolini.flatMap((uno) =>
          uno.rotte.flatMap(({ adempimenti, gruppo, riga: quale, importo }) =>
            adempimenti.CU && gruppo !== 'oneri' ? [[uno.cedolino, quale, importo].join()] : [],
          ),
        );
        expect(presi.toSorted()).toEqual(attesi.toSorted());
      }),
      { numRuns: 300 },
    );
  });

  test('each has one front in a send, before what they had; who is in a send is who coverage says the school certifies', () => {
    fc.assert(
      fc.property(annoPagato, (pagati) => {
        const cedolini = pagati.map(cedolinoDi);
        const invii = collect(cedolini).map(({ records }) =>
          records.filter(({ campi }) => campi.quadro === 'D').map(({ campi }) => campi.uidPersona),
        );
        // an heir who was paid for work too has two fronts, and two records of no kind share a key
        const doppi = eredi(cedolini);
        for (const persone of invii)
          for (const [persona, sue] of Map.groupBy(persone, (uid) => uid))
            expect(sue.length).toBeLessThanOrEqual(doppi.has(persona) ? 2 : 1);
        for (const { records } of collect(cedolini))
          expect(new Set(records.map(({ chiave }) => chiave)).size).toBe(records.length);
        const dellaScuola = coperturaDi(cedolini, { inSpt: new Set(), inCu: new Set() }).flatMap(
          ({ uidSubAnagrafe, parti }) => (parti.some(({ scoperti }) => scoperti > 0) ? [uidSubAnagrafe] : []),
        );
        const certificati = new Set(invii.flat());
        expect(dellaScuola.filter((uid) => !certificati.has(uid))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('a payslip that a certification tells of is no longer to certify; one accounted after it is', () => {
    const [prima, dopo] = [0, 1].map((indice) =>
      cedolinoDi(
        {
          persona: 0,
          percettore: 'DIPENDENTE',
          righe: [{ codice: 'VOCE', gruppo: 'competenze', importo: 10_000, destino: [0] }],
        },
        indice,
      ),
    );
    if (prima === undefined || dopo === undefined) throw new Error('Two payslips expected');
    const scoperti = (inCu: readonly string[]) =>
      coperturaDi([prima, dopo], { inSpt: new Set(), inCu: new Set(inCu) }).flatMap(({ parti }) =>
        parti.map((parte) => [parte.cedolini, parte.scoperti]),
      );
    expect([scoperti([]), scoperti([prima.cedolino]), scoperti([prima.cedolino, dopo.cedolino])]).toEqual([
      [[2, 2]],
      [[2, 1]],
      [[2, 0]],
    ]);
  });
});

test('an heir who was paid for work too has two certificates: only that of the inheritance names who died', () => {
  const diErede = (percettore: 'EREDE' | 'DIPENDENTE', indice: number) =>
    cedolinoDi(
      {
        persona: 1,
        percettore,
        righe: [{ codice: 'VOCE', gruppo: 'competenze', importo: 10_000 * (indice + 1), destino: [0] }],
      },
      indice,
    );
  const cedolini = [diErede('DIPENDENTE', 0), diErede('EREDE', 1), diErede('DIPENDENTE', 2)];
  const persona = { ...personaDiProva(1), uid: asUid<'PERSONA'>('persona-1'), cfDeceduto: 'VRDTTV66D61H501M' };
  const persone = new Map([[persona.uid, personaRegistrata(persona)]]);
  const { records } = collectCu(cedolini, {
    codFiscale: '80000000000',
    anno: ANNO,
    invio: 'MARZO',
    soli: null,
    senzaPuntoFuori: false,
    protocollo: '',
    dati: { ...DATI, persone },
    comuni,
    rappresentanti: new Map(),
    restituzioni: [],
    conguagliati: new Map(),
  });
  const fronti = records.filter(({ campi }) => campi.quadro === 'D');
  expect(fronti.map(({ campi }) => [campi.titolo ?? '', campi.DA002030]).toSorted()).toEqual([
    ['', ''],
    ['EREDE', 'VRDTTV66D61H501M'],
  ]);
  const dipendente = records.filter(({ campi }) => campi.quadro === 'G');
  expect(
    dipendente
      .map(({ campi, origini }) => [campi.titolo ?? '', origini.reduce((somma, [, , importo]) => somma + importo, 0)])
      .toSorted(),
  ).toEqual([
    ['', 40_000],
    ['EREDE', 20_000],
  ]);
});

/** A person as the registry keeps them. */
const personaRegistrata = (persona: PersonaNuova & Pick<Persona, 'uid'>): Persona => ({
  ...persona,
  uidSubAnagrafe: persona.uid,
  versione: 1,
  prgAnagrafe: 1,
  matricola: 1,
  uidPortale: null,
});
