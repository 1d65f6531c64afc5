import { afterAll, beforeAll, expect, test } from 'vitest';
import { rotteDei } from '#functions/denunce/denuncia/cedolini-contabilizzati.ts';
import { lavoroDeiCedolini } from '#functions/denunce/denuncia/lavoro/lavoro-dei-cedolini.ts';
import { collectUniemens } from '#functions/denunce/uniemens/raccolta/denuncia-del-mese.ts';
import { STIPENDIO } from '#functions/denunce/uniemens/raccolta/paga-fissa.ts';
import { loadDatiPersone, type DatiPersone } from '#functions/denunce/uniemens/raccolta/persone.ts';
import type { CedolinoPagato } from '#functions/denunce/uniemens/raccolta/rapporto.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { somma } from '#shared/money/centesimi.ts';
import { assenzaTenuta, servizioTenuto } from '#support/denunce/lavoro-tenuto.ts';
import { contabilizzati, MARZO, openScuolaCheDenuncia, supplente } from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';

type Rotta = CedolinoPagato['rotte'][number];

const DISOCCUPAZIONE = 'INPS_DS';
const FPLD = 'FPLD_DIPENDENTE';

let scuola: ScuolaCheVersa;
let cedolini: readonly CedolinoPagato[];
let dati: DatiPersone;
beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(2);
  const processo = await contabilizzati(scuola, [supplente(scuola.uidDi(0)), supplente(scuola.uidDi(1), 20_050)]);
  const archivio = archivioDi(scuola.home.store, SCUOLA_A);
  cedolini = (await rotteDei(archivio, [processo])).map((cedolino) => ({
    ...cedolino,
    pagato: processo.dataPagamento,
  }));
  dati = await loadDatiPersone(
    archivio,
    [scuola.uidDi(0), scuola.uidDi(1)],
    '2026-01-31',
    lavoroDeiCedolini(
      archivio,
      cedolini.map((cedolino) => ({ ...cedolino, stipendio: false })),
      '2026-01-01',
    ),
  );
});
afterAll(() => scuola.home.close());

/** What is gathered when the unemployment contribution of the first person goes wrong in one way. */
const collectCon = (guasto: (rotta: Rotta) => Rotta) =>
  collectUniemens(
    cedolini.map((cedolino) =>
      cedolino.testata.uidSubAnagrafe === scuola.uidDi(0)
        ? { ...cedolino, rotte: cedolino.rotte.map((una) => (una.codice === DISOCCUPAZIONE ? guasto(una) : una)) }
        : cedolino,
    ),
    dati,
    { mese: MARZO, fronte: {}, CFAzienda: '80012345676' },
  );
const sana = (rotta: Rotta): Rotta => rotta;
const codici = ({ escluse }: ReturnType<typeof collectCon>) =>
  escluse.map(({ codice, gravita }) => `${codice} ${gravita}`);
const individuali = ({ records }: ReturnType<typeof collectCon>) =>
  records.flatMap(({ chiave, persona }) => (chiave.startsWith('I|') ? [persona] : []));

test('of payslips without a fault everybody is gathered and nothing stays out', () => {
  const raccolta = collectCon(sana);
  expect(codici(raccolta)).toEqual([]);
  expect(individuali(raccolta).toSorted()).toEqual(
    scuola.persone
      .slice(0, 2)
      .map(({ desCf }) => desCf)
      .toSorted(),
  );
});

test('what goes to the pension fund of a person is told where the school has no list that says it', () => {
  const raccolta = collectUniemens(
    cedolini.map((cedolino) => ({
      ...cedolino,
      rotte: cedolino.rotte.flatMap((una) =>
        una.codice === DISOCCUPAZIONE && cedolino.testata.uidSubAnagrafe === scuola.uidDi(0)
          ? [
              una,
              {
                ...una,
                codice: 'ESPERO_DIPENDENTE',
                importo: 1_234,
                destinazione: { a: 'TERZI' as const },
                adempimenti: {},
              },
            ]
          : [una],
      ),
    })),
    dati,
    { mese: MARZO, fronte: {}, CFAzienda: '80012345676' },
  );
  expect(codici(raccolta)).toEqual(['pospa.fondo-senza-lista AVVISO']);
  expect(raccolta.escluse[0]).toMatchObject({ persona: scuola.persone[0]?.desCf });
  expect(raccolta.escluse[0]?.trovato).toContain('12,34');
});

const guasti: readonly (readonly [string, (rotta: Rotta) => Rotta, string])[] = [
  ['uniemens.negativo AVVISO', (rotta) => ({ ...rotta, importo: -rotta.importo, competenza: MARZO }), 'Resta fuori'],
  [
    'uniemens.senza-matricola BLOCCANTE',
    (rotta) => ({ ...rotta, destinazione: { a: 'DA_STABILIRE', perche: 'la sede non ha una posizione' } }),
    'Indicare la posizione INPS',
  ],
  ['uniemens.senza-quadro BLOCCANTE', (rotta) => ({ ...rotta, codice: FPLD }), 'Indicare i fondi'],
];

test.each(guasti)(
  '%s: found alone, with its sum and what to do; the others are gathered',
  (codice, guasto, rimedio) => {
    const raccolta = collectCon(guasto);
    expect(codici(raccolta)).toEqual([codice]);
    expect(raccolta.escluse[0]?.rimedio).toContain(rimedio);
    expect(individuali(raccolta)).toEqual([scuola.persone[1]?.desCf]);
    const dovuto = somma(
      cedolini.flatMap(({ testata, rotte }) =>
        rotte.flatMap(({ codice: suo, importo }) =>
          suo === DISOCCUPAZIONE && testata.uidSubAnagrafe === scuola.uidDi(0) ? [importo] : [],
        ),
      ),
    );
    expect(dovuto).toBe(161);
    expect(raccolta.escluse[0]?.trovato).toContain('1,61');
  },
);

/** The unemployment contribution taken back, of a month. */
const restituita = (rotta: Rotta): Rotta => ({
  ...rotta,
  importo: -rotta.importo,
  base: -(rotta.base ?? 0),
  competenza: { anno: 2026, mese: 1 },
});

/** The same of fixed pay, which falls in the filing of its own month. */
const fissa = (rotta: Rotta): Rotta => {
  const presa = restituita(rotta);
  return { ...presa, adempimenti: { ...presa.adempimenti, UNIEMENS: presa.competenza ?? MARZO } };
};

test('what is taken back of an earlier month lowers that month, under a code that the office writes', () => {
  const raccolta = collectCon(fissa);
  expect(codici(raccolta)).toEqual([]);
  const desCf = scuola.persone[0]?.desCf ?? '';
  const sue = raccolta.records.filter(({ persona }) => persona === desCf);
  expect(sue.map(({ campi }) => campi)).toMatchObject([
    { quadro: 'I', Imponibile: 0, Contributo: 0 },
    {
      quadro: 'R',
      Matricola: '7000000001',
      AnnoMeseVarRetr: '2026-01',
      CausaleVarRetr: '',
      ImponibileVarRetr: 10_000,
      ContributoVarRetr: 161,
    },
  ]);
  expect(sue.flatMap(({ origini }) => origini.map(([, , importo]) => importo))).toEqual([-161]);
  const posizione = raccolta.records.find(({ campi }) => campi.quadro === 'A');
  expect(posizione?.campi.NumLavoratori).toBe('2');
});

test('uniemens.mese-del-servizio: accessory pay lowers the month it was paid in, which the office looks for', () => {
  const raccolta = collectCon(restituita);
  expect(codici(raccolta)).toEqual(['uniemens.mese-del-servizio AVVISO']);
  expect(raccolta.escluse[0]).toMatchObject({
    persona: scuola.persone[0]?.desCf,
    trovato: 'gennaio 2026, mese del servizio',
  });
});

test('what a correction takes back lowers the month that declared the payslip it corrects, and nothing is to be looked for', () => {
  const detti = new Map([['2026-01', { anno: 2026, mese: 2 }]]);
  const { records, escluse } = collectUniemens(
    cedolini.map((cedolino) =>
      cedolino.testata.uidSubAnagrafe === scuola.uidDi(0)
        ? {
            ...cedolino,
            detti,
            rotte: cedolino.rotte.map((una) => (una.codice === DISOCCUPAZIONE ? restituita(una) : una)),
          }
        : cedolino,
    ),
    dati,
    { mese: MARZO, fronte: {}, CFAzienda: '80012345676' },
  );
  expect(escluse).toEqual([]);
  expect(records.flatMap(({ campi }) => campi.AnnoMeseVarRetr ?? [])).toEqual(['2026-02']);
});

test('arrears of accessory pay are of the month of payment, and accessory pay has no weeks', () => {
  const raccolta = collectCon((rotta) => ({ ...rotta, competenza: { anno: 2025, mese: 11 } }));
  const sue = raccolta.records.filter(({ persona }) => persona === scuola.persone[0]?.desCf);
  expect(sue.map(({ campi: { quadro, Contributo } }) => [quadro, Contributo])).toEqual([['I', 161]]);
  expect(Object.keys(sue[0]?.campi ?? {})).not.toContain('Settimane');
});

test('uniemens.assenza-senza-codice: days that an absence without a code of INPS takes from the pay are told, the others are not', () => {
  const uid = scuola.uidDi(0);
  const assenze = [
    assenzaTenuta('MATERNITA_FUORI_CONTRATTO', '2026-03-09', '2026-03-13'),
    assenzaTenuta('ASSENZA_INGIUSTIFICATA', '2026-03-16', '2026-03-20'),
  ];
  const raccolta = collectUniemens(
    cedolini.map((cedolino) => ({
      ...cedolino,
      rotte: cedolino.rotte.flatMap((una) =>
        una.codice === DISOCCUPAZIONE && cedolino.testata.uidSubAnagrafe === uid
          ? [una, { ...una, codice: STIPENDIO, competenza: MARZO, destinazione: { a: 'TERZI' as const } }]
          : [una],
      ),
    })),
    {
      ...dati,
      servizi: new Map([[uid, [servizioTenuto('SUPPLENTE_BREVE', '2026-03-01', '2026-03-31')]]]),
      assenze: new Map([[uid, assenze]]),
    },
    { mese: MARZO, fronte: {}, CFAzienda: '80012345676' },
  );
  expect(codici(raccolta)).toEqual(['uniemens.assenza-senza-codice AVVISO']);
  expect(raccolta.escluse[0]).toMatchObject({ persona: scuola.persone[0]?.desCf, campo: 'Settimane' });
  expect(raccolta.escluse[0]?.trovato).toContain('5 giorni');
});

test('pospa.piano-senza-lista: the instalment of a plan that a school without a list withholds is told, and is in no form', () => {
  const piano = {
    tipoPiano: '15',
    codFondo: '9',
    datInizio: '2025-02-01',
    datScadenza: '2027-01-31',
    numRate: 24,
    datRipristino: null,
  } as const;
  const raccolta = collectUniemens(
    cedolini.map((cedolino) => ({ ...cedolino, rate: [{ origine: 'prestito', riga: 0, importo: 15_000, piano }] })),
    dati,
    { mese: MARZO, fronte: {}, CFAzienda: '80012345676' },
  );
  expect(codici(raccolta)).toEqual(['pospa.piano-senza-lista AVVISO']);
  expect(raccolta.escluse[0]?.trovato).toContain('300,00');
  expect(raccolta.records.filter(({ chiave }) => chiave.startsWith('F1|'))).toEqual([]);
});
