import { afterAll, beforeAll, expect, test } from 'vitest';
import { incarichiRoutes } from '#shared/contracts/anagrafe/incarico.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import type { OpzioniCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { cedolinoDi, compenso, compute, elaborazione, nameFirmatari, nuovoMilanese } from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { incaricoDiProva } from '#support/incarichi-di-prova.ts';
import { rifiutata, statoNonAmmesso } from '#support/rifiuti.ts';

// A collaborator whose assignment ends in June 2026, and who has another in autumn.

let home: TestHome;
let ufficio: Person;
let chi: Persona;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-10-05' });
  ufficio = await home.as(loginOf('GESTORE'));
  await nameFirmatari(ufficio);
  chi = await nuovoMilanese(ufficio, 1);
  await assegna('2026-01-01', '2026-06-30');
});
afterAll(() => home.close());

const assegna = (datInizio: string, datFine: string, numIncarico = '12') =>
  ufficio.ok(incarichiRoutes.createIncarico, {
    body: {
      ...incaricoDiProva({
        numIncarico,
        datInizio,
        datFine,
        numImporto: 1_500_000,
        codCausaleCu: null,
        codTipoRapporto: '06',
        codAltraAss: null,
        datIncarico: '2026-01-01',
        datAutorizzazione: '2026-01-01',
      }),
      uidSubAnagrafe: chi.uid,
    },
  });
const calcola = async (mese: number, importo: number, opzioni: OpzioniCedolino = {}): Promise<Processo> => {
  const dataPagamento = `2026-0${mese}-20`;
  const al = `2026-0${mese}-15`;
  const { processo } = await compute(
    ufficio,
    elaborazione({ MESE: mese, idMetodo: 'COC-LD', dataPagamento, DES_ELABORAZIONE: `Collaborazione ${mese}` }),
    [
      {
        uidSubAnagrafe: chi.uid,
        percettore: { tipo: 'COCOCO' },
        voci: [{ ...compenso(importo), competenza: { dal: `2026-0${mese}-01`, al } }],
        fiscali: { gestioneSeparata: 'CON_DIS_COLL', redditoComplessivo: 2_000_000 },
        opzioni,
        verifica: { data: al, numero: `2026/${mese}`, debito: 0 },
      },
    ],
  );
  return processo;
};
const contabilizza = ({ uid, versione }: Processo, motivo?: string) =>
  ufficio.call(chiusuraRoutes.contabilizza, {
    body: { idProcesso: uid, versione, ...(motivo === undefined ? {} : { motivo }) },
  });
const righeDi = async ({ uid }: Processo) => (await cedolinoDi(ufficio, uid, chi.uid)).cedolino?.righe ?? [];
const trattenuta = (righe: Awaited<ReturnType<typeof righeDi>>, codice: string): number | undefined =>
  righe.find((riga) => riga.codice === codice && riga.gruppo === 'ritenute_fiscali')?.importo;
const controlli = async ({ uid }: Processo) =>
  (await ufficio.ok(chiusuraRoutes.listControlliProcesso, { query: { idProcesso: uid } })).map(({ codice }) => codice);

test('a payment of who goes on asks nothing; that of the month in which all ends asks to settle, or why not', async () => {
  const maggio = await calcola(5, 400_000);
  expect(await controlli(maggio)).not.toContain('ULTIMO_CEDOLINO');
  expect((await contabilizza(maggio)).status).toBe(200);
  const giugno = await calcola(6, 400_000);
  expect(await controlli(giugno)).toContain('ULTIMO_CEDOLINO');
  const { cedolini } = await ufficio.ok(calcoloRoutes.initData, {
    body: { idProcesso: giugno.uid, uidSubAnagrafeList: [chi.uid] },
  });
  expect(cedolini[0]?.fineRapporto).toBe(true);
  await rifiutata(home, () => contabilizza(giugno), statoNonAmmesso(/motivo/));
  expect((await contabilizza(giugno, 'Il saldo si paga a luglio')).status).toBe(200);
});

test('the last payslip settles the year and withholds its surtaxes; paid again, the next one takes what is still due', async () => {
  const luglio = await calcola(7, 500_000, { cessazione: true });
  expect(await controlli(luglio)).not.toContain('ULTIMO_CEDOLINO');
  const prima = await righeDi(luglio);
  const [regionale, comunale] = [
    trattenuta(prima, 'ADDIZIONALE_REGIONALE') ?? 0,
    trattenuta(prima, 'ADDIZIONALE_COMUNALE') ?? 0,
  ];
  expect(regionale).toBeGreaterThan(0);
  expect((await contabilizza(luglio)).status).toBe(200);
  await assegna('2026-09-01', '2026-09-30', '13');
  const settembre = await calcola(9, 300_000, { cessazione: true });
  const dopo = await righeDi(settembre);
  const spiegata = dopo.find(({ codice }) => codice === 'ADDIZIONALE_REGIONALE')?.spiegazione;
  // Due on the whole year, less what was withheld in July: not the whole of it again.
  expect(trattenuta(dopo, 'ADDIZIONALE_REGIONALE')).toBeLessThan(regionale);
  expect(JSON.stringify(spiegata)).toContain('trattenuta da ultimo cedolino di prima');
  expect((trattenuta(dopo, 'ADDIZIONALE_COMUNALE') ?? 0) < comunale || comunale === 0).toBe(true);
  const annua = (await cedolinoDi(ufficio, settembre.uid, chi.uid)).cedolino?.conguagliato?.addizionaleRegionale;
  expect(regionale + (trattenuta(dopo, 'ADDIZIONALE_REGIONALE') ?? 0)).toBe(annua);
});
