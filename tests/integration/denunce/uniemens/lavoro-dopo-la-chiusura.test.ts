import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servizioEntita } from '#archivio/servizi/servizio.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { assenzeRoutes } from '#shared/contracts/assenze/assenze.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import type { Servizio, ServizioInput } from '#shared/contracts/servizi/servizio.ts';
import { accessorio, compenso, compute, elaborazione } from '#support/cedolini.ts';
import { openAccademia } from '#support/denunce/accademia.ts';
import { forgetLavoro } from '#support/denunce/lavoro-non-tenuto.ts';
import { contabilizzati, uniemensDiMarzo } from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';
import { ferie, servizioDiProva, supplenzaDiProva } from '#support/servizi-di-prova.ts';

// Services and absences are changed field by field after the month is closed; UniEmens of the month says the same as before.

const [STABILE, SUPPLENTE] = [0, 1] as const;

let scuola: ScuolaCheVersa;
let processi: readonly Processo[];
let servizi: Servizio[];
let prima: unknown;
let denuncia: DenunciaIntera | undefined;

/** The filing of the month gathered now, record by record. */
const detta = async (): Promise<unknown> => {
  denuncia = await uniemensDiMarzo(scuola.adempimenti, denuncia?.denuncia.versione);
  return denuncia.righe.map(({ chiave, calcolati }) => ({ chiave, calcolati }));
};

const change = async (chi: number, input: ServizioInput): Promise<void> => {
  const servizio = servizi[chi];
  if (servizio === undefined) throw new Error('Two services');
  servizi[chi] = await scuola.gestore.ok(serviziRoutes.updateServizio, {
    params: { uid: servizio.uid },
    body: { ...input, versione: servizio.versione },
  });
};

/** The people whose payslip, in the run that paid this one, is to be put right. */
const marcati = async (chi: number): Promise<readonly string[]> => {
  const { uid } = processi[chi === SUPPLENTE ? 0 : 1] ?? { uid: '' };
  const { daSistemare = [] } = await scuola.ufficio.ok(processiRoutes.getProcesso, { body: { uid: asUid(uid) } });
  return daSistemare.map(({ uidSubAnagrafe }) => uidSubAnagrafe);
};

const stabile = (cambi: Partial<ServizioInput> = {}) => servizioDiProva(cambi);
const supplente = (cambi: Partial<ServizioInput> = {}) =>
  supplenzaDiProva('2026-02-02', '2026-03-14', { codCessazione: '18', ...cambi });

beforeAll(async () => {
  scuola = await openAccademia();
  const archivio = archivioDi(scuola.home.store, SCUOLA_A);
  servizi = (
    await Promise.all([STABILE, SUPPLENTE].map((chi) => archivio.of(servizioEntita).listAll(scuola.uidDi(chi))))
  ).flat();
  processi = [
    await contabilizzati(scuola, [{ uidSubAnagrafe: scuola.uidDi(SUPPLENTE), percettore: null, voci: [] }], {
      idMetodo: 'SUP-LD',
      dataPagamento: '2026-03-20',
    }),
    await contabilizzati(scuola, [accessorio(scuola.uidDi(STABILE), [compenso(50_000)])], {
      dataPagamento: '2026-03-23',
    }),
  ];
  prima = await detta();
});
afterAll(() => scuola.home.close());

const POST_PART_TIME = { codTipoOrario: 'P', numOrePartTime: 900, numOreContribuite: 900 } as const;

/** Each field that the filing reads, and another value of it. */
const cambiamenti: readonly (readonly [string, number, ServizioInput])[] = [
  ['start of the substitution', SUPPLENTE, supplente({ datInizio: '2026-03-05' })],
  ['end and cessation', SUPPLENTE, supplenzaDiProva('2026-02-02', '2026-03-07', { codCessazione: '18' })],
  ['no end any more', SUPPLENTE, { ...supplente(), datFine: '2026-04-30' }],
  ['code of the cessation', SUPPLENTE, supplente({ codCessazione: '1' })],
  ['code of the private cessation', SUPPLENTE, supplente({ codCessazionePrivata: '1B' })],
  ['code of the hiring', SUPPLENTE, supplente({ datInizio: '2026-03-05', codAssunzione: '2' })],
  ['working time', SUPPLENTE, supplente(POST_PART_TIME)],
  ['days of the week', SUPPLENTE, supplente({ numGiorniSettimana: 5 })],
  ['band', STABILE, stabile({ codFascia: '15-20' })],
  ['working time of the post', STABILE, stabile(POST_PART_TIME)],
  ['other body', STABILE, stabile({ distacco: { tipo: '1', cfEnte: '80012345676', prgEnte: '00001' } })],
  ['end of the post', STABILE, stabile({ datFine: '2026-03-10', codCessazione: '1' })],
];

describe('what UniEmens says of a closed month stays as it was paid after a change of', () => {
  test('nothing: twice the same, with weeks, codes and tabellare', async () => {
    expect(JSON.stringify(prima)).toMatch(/Settimane.*StipendioTabellare|StipendioTabellare.*Settimane/s);
    expect(await detta()).toEqual(prima);
  });

  test.each(cambiamenti)('%s, and the payslip is marked until it is as it was', async (_nome, chi, input) => {
    await change(chi, input);
    expect(await detta()).toEqual(prima);
    expect(await marcati(chi)).toEqual([scuola.uidDi(chi)]);
    await change(chi, chi === STABILE ? stabile() : supplente());
    expect(await marcati(chi)).toEqual([]);
  });

  test('nothing that a filing of the month reads: an end that comes later, another service', async () => {
    await change(STABILE, stabile({ datFine: '2026-06-30', codCessazione: '1' }));
    expect(await marcati(STABILE)).toEqual([]);
    await change(STABILE, stabile());
  });

  test('nothing yet: a code written while the run is open asks for another calculation of it', async () => {
    const { processo } = await compute(scuola.ufficio, elaborazione({ dataPagamento: '2026-03-24' }), [
      accessorio(scuola.uidDi(STABILE), [compenso(10_000)]),
    ]);
    const letto = () => scuola.ufficio.ok(processiRoutes.getProcesso, { body: { uid: processo.uid } });
    expect((await letto()).FLG_RECOMPUTE).toBe(false);
    await change(STABILE, stabile({ distacco: { tipo: '1', cfEnte: '80012345676', prgEnte: '00001' } }));
    expect((await letto()).FLG_RECOMPUTE).toBe(true);
    await change(STABILE, stabile());
    const { uid, versione } = await letto();
    await scuola.ufficio.ok(processiRoutes.removeProcesso, { body: { uid, versione } });
  });

  test('an absence of paid days, and a service more', async () => {
    await scuola.gestore.ok(assenzeRoutes.saveAssenza, {
      body: {
        ...ferie('2026-03-05', '2026-03-06'),
        codTipoAssenza: 'MALATTIA_FIGLIO_OLTRE_TRE_ANNI',
        datNascitaFiglio: '2020-01-15',
        uidSubAnagrafe: scuola.uidDi(SUPPLENTE),
      },
    });
    const altro = await scuola.gestore.ok(serviziRoutes.createServizio, {
      body: { ...supplenzaDiProva('2026-03-15', '2026-03-28'), uidSubAnagrafe: scuola.uidDi(SUPPLENTE) },
    });
    expect(await detta()).toEqual(prima);
    await scuola.gestore.ok(serviziRoutes.removeServizio, {
      params: { uid: altro.uid },
      query: { versione: altro.versione },
    });
  });

  test('payslips closed before their work was kept say the registry of today, each of those changes too', async () => {
    await forgetLavoro(scuola, processi);
    const oggi = await detta();
    expect(oggi).not.toEqual(prima);
    const senzaEffetto: string[] = [];
    for (const [nome, chi, input] of cambiamenti) {
      await change(chi, input);
      if (JSON.stringify(await detta()) === JSON.stringify(oggi)) senzaEffetto.push(nome);
      await change(chi, chi === STABILE ? stabile() : supplente());
    }
    expect(senzaEffetto).toEqual([]);
  });
});
