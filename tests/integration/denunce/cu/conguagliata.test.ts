import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { cedolinoDi, compute, elaborazione } from '#support/cedolini.ts';
import { A_MILANO, elaboraCu, saveFirma } from '#support/denunce/scuola-che-certifica.ts';
import { collaboratore, contabilizzati, openScuolaCheDenuncia } from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { changePersona } from '#support/persone-di-prova.ts';

// A collaborator who goes on: paid in March 2026, settled in February 2027, paid again in March and April.

let scuola: ScuolaCheVersa;
let chi: ReturnType<ScuolaCheVersa['uidDi']>;
let cf: string;
beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(0);
  const [persona] = scuola.persone;
  if (persona === undefined) throw new Error('One person expected');
  chi = persona.uid;
  cf = persona.desCf;
  await changePersona(scuola.gestore, { uid: chi }, { domicili: [A_MILANO] });
  await saveFirma(scuola.adempimenti);
});
afterAll(() => scuola.home.close());

const paga = async (anno: number, mese: number, importo: number, cambi: Partial<InputCedolino> = {}) => {
  const dataPagamento = `${anno}-${String(mese).padStart(2, '0')}-20`;
  const processo = await contabilizzati(scuola, [{ ...collaboratore(chi, importo), ...cambi }], {
    DES_ELABORAZIONE: `Collaborazione ${dataPagamento}`,
    idMetodo: 'COC-LD',
    ANNO: anno,
    MESE: mese,
    dataPagamento,
  });
  return (await cedolinoDi(scuola.ufficio, processo.uid, chi)).cedolino?.righe ?? [];
};
const importo = (righe: Awaited<ReturnType<typeof paga>>, codice: string): number =>
  righe.find((riga) => riga.codice === codice)?.importo ?? 0;
const puntiDi = ({ righe }: DenunciaIntera) => righe.find(({ chiave }) => chiave === `G|${cf}`)?.calcolati ?? {};
const bloccanti = ({ rilievi }: DenunciaIntera) =>
  rilievi.filter(({ gravita }) => gravita === 'BLOCCANTE').map(({ codice, nome }) => [codice, nome]);

let denuncia: DenunciaIntera;
let conguaglio: Awaited<ReturnType<typeof paga>>;

test('who is not settled is not certified: what blocks leads to the tax, which the office may write with its reason', async () => {
  await paga(2026, 3, 1_500_000);
  denuncia = await elaboraCu(scuola.adempimenti);
  expect(bloccanti(denuncia)).toEqual([['cu.imposta-lorda', 'DB001361']]);
  const scritta = await scuola.adempimenti.ok(cuRoutes.putCertificato, {
    body: {
      uid: denuncia.denuncia.uid,
      versione: denuncia.denuncia.versione,
      riga: `G|${cf}`,
      campo: 'DB001361',
      valore: 200_000,
      perche: 'Conguagliato con un altro programma',
    },
  });
  expect(bloccanti(scritta)).toEqual([['cu.imposta-netta', 'DB001375']]);
  denuncia = await scuola.adempimenti.ok(cuRoutes.putCertificato, {
    body: {
      uid: denuncia.denuncia.uid,
      versione: scritta.denuncia.versione,
      riga: `G|${cf}`,
      campo: 'DB001361',
      valore: null,
      perche: 'Non era così',
    },
  });
});

test('who is settled has the tax of the year, each deduction, the days and the surtaxes due, of which nothing was withheld yet', async () => {
  const processo = await contabilizzati(scuola, [{ ...collaboratore(chi), voci: [] }], {
    DES_ELABORAZIONE: 'Conguaglio del 2026',
    idMetodo: 'CON-LD',
    ANNO: 2027,
    MESE: 2,
    dataPagamento: '2027-02-20',
  });
  const sigillato = (await cedolinoDi(scuola.ufficio, processo.uid, chi)).cedolino;
  conguaglio = sigillato?.righe ?? [];
  denuncia = await elaboraCu(scuola.adempimenti, { versione: denuncia.denuncia.versione });
  expect(bloccanti(denuncia)).toEqual([]);
  const punti = puntiDi(denuncia);
  // 23 % of 15,000.00 less the contributions of the Gestione separata.
  expect(punti.DB001361).toBe(Math.round((Number(punti.DB001002) * 23) / 100));
  expect(punti.DB001374).toBe(Number(punti.DB001362) + Number(punti.DB001367));
  expect(punti.DB001375).toBe(Math.max(0, Number(punti.DB001361) - Number(punti.DB001374)));
  expect(punti.DB001006).toBe(String(sigillato?.progressivi.giorniPagati ?? 0));
  expect([punti.DB001022, punti.DB001027, punti.DB001029]).toEqual([
    importo(conguaglio, 'ADDIZIONALE_REGIONALE'),
    importo(conguaglio, 'ADDIZIONALE_COMUNALE'),
    importo(conguaglio, 'ADDIZIONALE_COMUNALE_ACCONTO'),
  ]);
  expect(Number(punti.DB001022)).toBeGreaterThan(0);
  expect(conguaglio.filter(({ codice }) => codice.startsWith('ADDIZIONALE_')).map(({ gruppo }) => gruppo)).toEqual(
    conguaglio.filter(({ codice }) => codice.startsWith('ADDIZIONALE_')).map(() => 'riepilogo'),
  );
});

test('the next payslips withhold an instalment a month until November, that nobody typed', async () => {
  const dovuta = importo(conguaglio, 'ADDIZIONALE_REGIONALE');
  const marzo = await paga(2027, 3, 100_000);
  expect(marzo.find(({ codice }) => codice === 'ADDIZIONALE_REGIONALE')).toMatchObject({
    gruppo: 'ritenute_fiscali',
    importo: Math.round(dovuta / 9),
    annoRiferimento: 2026,
    ente: 'LOMBARDIA',
  });
  const ancora = await paga(2027, 3, 50_000);
  expect(importo(ancora, 'ADDIZIONALE_REGIONALE')).toBe(0);
  const aprile = await paga(2027, 4, 100_000);
  const restava = dovuta - importo(marzo, 'ADDIZIONALE_REGIONALE');
  expect(importo(aprile, 'ADDIZIONALE_REGIONALE')).toBe(Math.round(restava / 8));
});

test('what is withheld of the year before is in the certification of that year and in no other', async () => {
  await saveFirma(scuola.adempimenti, { anno: 2027, datFirma: '2028-03-01' });
  expect(puntiDi(await elaboraCu(scuola.adempimenti, { anno: 2027 })).DB001022).toBe(0);
  denuncia = await elaboraCu(scuola.adempimenti, { versione: denuncia.denuncia.versione });
  expect(puntiDi(denuncia).DB001022).toBe(importo(conguaglio, 'ADDIZIONALE_REGIONALE'));
});

test('who is paid after the settlement is not settled any more', async () => {
  await paga(2026, 12, 100_000);
  denuncia = await elaboraCu(scuola.adempimenti, { versione: denuncia.denuncia.versione });
  // Paid before the day of the settlement, but unknown to it: the income certified is more than the one settled.
  expect(bloccanti(denuncia)).toEqual([['cu.imposta-lorda', 'DB001361']]);
});

const CONGUAGLIO = {
  DES_ELABORAZIONE: 'Conguaglio del 2026, di nuovo',
  idMetodo: 'CON-LD',
  ANNO: 2027,
  MESE: 2,
  annoConguagliato: 2026,
} as const;

test('a settlement paid before the one there is would not be the last: it is refused with the day from which it is paid', async () => {
  const { processo } = await compute(scuola.ufficio, elaborazione({ ...CONGUAGLIO, dataPagamento: '2027-02-19' }), [
    { ...collaboratore(chi), voci: [] },
  ]);
  expect(processo).toMatchObject({ numCedolini: 0, numScartati: 1 });
  const { anomalie } = await cedolinoDi(scuola.ufficio, processo.uid, chi);
  expect(anomalie).toEqual([
    expect.objectContaining({
      campo: 'dataPagamento',
      messaggio: expect.stringContaining(
        'con il pagamento del 20/02/2027: un altro conguaglio si paga quel giorno o dopo',
      ),
    }),
  ]);
});

test('paid on the same day it is the last, and the certification is of all the year', async () => {
  const prima = Number(puntiDi(denuncia).DB001002);
  const processo = await contabilizzati(scuola, [{ ...collaboratore(chi), voci: [] }], {
    ...CONGUAGLIO,
    dataPagamento: '2027-02-20',
  });
  const { cedolino } = await cedolinoDi(scuola.ufficio, processo.uid, chi);
  denuncia = await elaboraCu(scuola.adempimenti, { versione: denuncia.denuncia.versione });
  expect(bloccanti(denuncia)).toEqual([]);
  const punti = puntiDi(denuncia);
  expect([punti.DB001002, punti.DB001361]).toEqual([prima, cedolino?.conguagliato?.impostaLorda]);
  expect(punti.DB001361).toBe(Math.round((prima * 23) / 100));
});
