import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { readTable } from '#platform/spreadsheet.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { printCedolini } from '#shared/contracts/cedolini/stampe/cedolini/cedolini.ts';
import * as stampe from '#shared/contracts/cedolini/stampe/cedolini/elaborazione.ts';
import { impostazioniRoutes } from '#shared/contracts/scuola/impostazioni.ts';
import { logoRoutes } from '#shared/contracts/scuola/logo.ts';
import { accessorio, compenso, compute, elaborazione, print } from '#support/cedolini.ts';
import { createScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { ALTRA_IDENTITA, changeDatiPropri, changeIdentita } from '#support/identita-scuola.ts';
import { changePersona, SENZA_CONTO } from '#support/persone-di-prova.ts';
import { accountAnno, type AnnoContabilizzato } from '#support/stampe/anno-contabilizzato.ts';
import { pngDiProva } from '#support/stampe/immagini.ts';
import { readPdf, testoLetto } from '../../functions/stampe/lettura-pdf.ts';

let home: TestHome;
let gestore: Person;
let anno: AnnoContabilizzato;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-31' });
  gestore = await home.as(loginOf('GESTORE'));
  await createScuolaCheVersa(gestore);
  anno = await accountAnno(gestore);
  // A State school has no order for a bank.
  await changeDatiPropri(gestore, { setupType: 'AFAM' }, { fondoPensione: 'CTPS', fondoFineServizio: 'ENPAS' });
});
afterAll(() => home.close());

const idProcesso = () => asUid<'PROCESSO'>(anno.processi[0] ?? '');
const prima = (): Persona => {
  const [persona] = anno.persone;
  if (persona === undefined) throw new Error('Nobody was paid');
  return persona;
};

const testoDi = async ({ bytes }: Awaited<ReturnType<typeof print>>): Promise<string> =>
  testoLetto(await readPdf(bytes ?? new Uint8Array())).replaceAll(/\d{2}\/\d{2}\/\d{4},? (?:ore )?\d{2}[.:]\d{2}/g, '');

/** The words of the prints of the run, by name; without the instant of the file and the column that compares it with today. */
const uscite = async (): Promise<Record<string, string>> => {
  const dette: Record<string, string> = {};
  for (const contratto of Object.values(stampe)) {
    const { bytes } = await print(gestore, contratto, { idProcesso: idProcesso(), formato: 'xlsx' });
    // a list without rows makes no file
    if (bytes === null) continue;
    const { intestazioni, righe } = await readTable(bytes, 'stampa.xlsx');
    const oggi = intestazioni.indexOf('Cambiato dopo');
    dette[contratto.codice] = JSON.stringify(righe.map(({ celle }) => celle.filter((_, indice) => indice !== oggi)));
  }
  dette.liquidazione = await testoDi(await print(gestore, stampe.printLiquidazione, { idProcesso: idProcesso() }));
  dette.cedolini = await testoDi(await print(gestore, printCedolini, { idProcesso: idProcesso() }));
  const { bytes } = await print(gestore, stampe.printBonifici, { idProcesso: idProcesso(), formato: 'xml' });
  dette.sepa = Buffer.from(bytes ?? [])
    .toString('utf8')
    .replace(/<CreDtTm>[^<]*/, '');
  return dette;
};

const ALTRO_CONTO = {
  codModPagamento: 'B',
  codPaese: 'IT',
  codCinEuro: '61',
  codCin: 'C',
  codAbi: '03069',
  codCab: '03200',
  codCc: '000100128424',
} as const;

interface Cambiamento {
  readonly nome: string;
  readonly fai: () => Promise<unknown>;
}

const dellaPersona = (nome: string, cambi: Parameters<typeof changePersona>[2]): Cambiamento => ({
  nome,
  fai: () => changePersona(gestore, prima(), cambi),
});

const dellaScuola = (nome: string, cambi: Parameters<typeof changeIdentita>[1]): Cambiamento => ({
  nome,
  fai: () => changeIdentita(gestore, cambi),
});

const cambiamenti: readonly Cambiamento[] = [
  dellaPersona('the account', ALTRO_CONTO),
  dellaPersona('the holder of the account', { desIntestatario: 'Inventata Zia', flgTutela: true }),
  dellaPersona('the surname', { desCognome: 'Rinominata' }),
  dellaPersona('the address', { desIndirizzo: 'Via Nuova 9', desCap: '20100' }),
  dellaPersona('the fiscal domicile', {
    domicili: [{ dal: '2020-01-01', codComuneDomf: 'F205', desComuneDomf: 'MILANO', codRegioneDomf: '10' }],
  }),
  dellaScuola('the name and the seat of the school, put right', {
    desScuola: 'Istituto Rinominato',
    desIndirizzo: 'Via Altrove, 2',
    motivo: 'Erano scritti male',
  }),
  dellaScuola('the school into another, from a day before', { ...ALTRA_IDENTITA, decorrenza: '2025-09-01' }),
  {
    nome: 'the logo, which is on the paper of today',
    fai: async () => {
      const { versione } = await gestore.ok(logoRoutes.getLogo, {});
      const contenuto = pngDiProva({ colore: 2, campioni: [9, 90, 200] }).toString('base64');
      await gestore.ok(logoRoutes.saveLogo, { body: { versione, contenuto } });
    },
  },
  {
    nome: 'the signatures, for the past too',
    fai: async () => {
      const { versione } = await gestore.ok(impostazioniRoutes.getFirme, {});
      await gestore.ok(impostazioniRoutes.saveFirme, {
        body: {
          versione,
          versioni: [
            {
              dal: '2020-01-01',
              etichettaDs: 'Il Reggente',
              firmaDs: 'Bice Successiva',
              etichettaDsga: 'Il DSGA',
              firmaDsga: 'Carlo Successivo',
              dicitura: '',
            },
          ],
        },
      });
    },
  },
];

describe('an accounted run says the same after a change of', () => {
  let come: Record<string, string>;
  beforeAll(async () => {
    come = await uscite();
  });
  test.each(cambiamenti)('$nome', async ({ fai }) => {
    await fai();
    expect(await uscite()).toEqual(come);
  });

  test('and tells the account of today, on which it pays when that is asked for', async () => {
    const { bytes } = await print(gestore, stampe.printBonifici, { idProcesso: idProcesso(), formato: 'xlsx' });
    const { intestazioni, righe } = await readTable(bytes ?? new Uint8Array(), 'stampa.xlsx');
    expect(righe.map(({ celle }) => celle[intestazioni.indexOf('Cambiato dopo')]).filter(Boolean)).toEqual([
      expect.stringContaining('IT61 C030 6903 2000 0010 0128 424'),
    ]);
    const oggi = await print(gestore, stampe.printBonifici, {
      idProcesso: idProcesso(),
      formato: 'xml',
      conti: 'OGGI',
    });
    expect(come.sepa).not.toContain('IT61C0306903200000100128424');
    expect(Buffer.from(oggi.bytes ?? []).toString('utf8')).toContain('IT61C0306903200000100128424');
  });
});

test('a change of the account before a run is accounted asks for a new calculation', async () => {
  const [, , , quarta] = anno.persone;
  if (quarta === undefined) throw new Error('Nobody is paid');
  const { processo } = await compute(gestore, elaborazione(), [accessorio(quarta.uid, [compenso(10_000)])]);
  await changePersona(gestore, quarta, ALTRO_CONTO);
  const segnata = await gestore.ok(processiRoutes.getProcesso, { body: { uid: processo.uid } });
  expect(segnata.FLG_RECOMPUTE).toBe(true);
  expect(
    await gestore.call(chiusuraRoutes.contabilizza, {
      body: { idProcesso: segnata.uid, versione: segnata.versione },
    }),
  ).toMatchObject({ status: 409, body: { message: expect.stringContaining('Ricalcolarla') } });
});

test('of a payslip without an account, the list says that the one written since is of today', async () => {
  const [, seconda] = anno.persone;
  if (seconda === undefined) throw new Error('Nobody is paid');
  await changePersona(gestore, seconda, { ...SENZA_CONTO, codModPagamento: null });
  const { processo } = await compute(gestore, elaborazione({ DES_ELABORAZIONE: 'Senza conto' }), [
    accessorio(seconda.uid, [compenso(10_000)]),
  ]);
  await gestore.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso: processo.uid, versione: processo.versione, motivo: 'Prova' },
  });
  const cambiato = async (): Promise<unknown> => {
    const { bytes } = await print(gestore, stampe.printBonifici, { idProcesso: processo.uid, formato: 'xlsx' });
    const { intestazioni, righe } = await readTable(bytes ?? new Uint8Array(), 'stampa.xlsx');
    return righe[0]?.celle[intestazioni.indexOf('Cambiato dopo')];
  };
  expect(await cambiato()).toBe('');
  await changePersona(gestore, seconda, ALTRO_CONTO);
  expect(await cambiato()).toBe('Come risulta oggi in anagrafe');
});
