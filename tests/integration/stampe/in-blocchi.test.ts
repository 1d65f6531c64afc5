import { afterAll, beforeAll, expect, test } from 'vitest';
import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { cedolinoEntita } from '#archivio/cedolini/cedolino.ts';
import { stampa } from '#functions/stampe/lavori/stampa/stampa.ts';
import { systemClock } from '#platform/clock.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { filesFromEnv, type Files } from '#platform/files.ts';
import { silentLog } from '#platform/log.ts';
import { lavoroHandler } from '#platform/work/lavoro-steps.ts';
import { lavoroEntita, type LavoroSalvato } from '#platform/work/lavoro.ts';
import { printCedoliniDettagli } from '#shared/contracts/cedolini/stampe/cedolini/cedolini-dettagli.ts';
import { statoStampaRoutes } from '#shared/contracts/stampe/stato.ts';
import type { Uid } from '#shared/domain/campi.ts';
import {
  accessorio,
  compute,
  elaborazione,
  openUfficio,
  oreInsegnamento,
  print,
  type Ufficio,
} from '#support/cedolini.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';

const PERSONE = 7;
const PER_BLOCCO = 2;
const CARTELLA = `${SCUOLA_A}/stampe`;

let aperto: Ufficio;
let processo: Uid<'PROCESSO'>;
/** What one step alone makes. */
let intera: Uint8Array;
let modello: LavoroSalvato;

const archivio = () => archivioDi(aperto.home.store, SCUOLA_A);

beforeAll(async () => {
  aperto = await openUfficio(PERSONE);
  const { ufficio, persone } = aperto;
  const cedolini = persone.map(({ uid }, indice) => accessorio(uid, [oreInsegnamento(100 + indice)]));
  processo = asUid((await compute(ufficio, elaborazione(), cedolini)).processo.uid);
  const { stato, bytes } = await print(ufficio, printCedoliniDettagli, { idProcesso: processo });
  if (bytes === null) throw new Error('The print has no file');
  intera = bytes;
  modello = await archivio().of(lavoroEntita).load(stato.printId);
}, 60_000);
afterAll(() => aperto.home.close());

/** The same print asked for at the same instant, not begun; and its steps, with so few payslips a block. */
const begin = async (uid: string, files: Files = filesFromEnv(process.env)) => {
  const lavoro = {
    ...modello,
    uid: asUid<'LAVORO'>(uid),
    stato: 'ATTESA' as const,
    fatti: 0,
    totale: 0,
    file: null,
    tentativo: 1,
  };
  await sendOperazioni(aperto.home.store, archivio().of(lavoroEntita).create(lavoro).operazioni);
  const handler = lavoroHandler(stampa(files, 'prova', PER_BLOCCO), {
    store: aperto.home.store,
    clock: systemClock('2026-03-10'),
    log: silentLog,
  });
  const chi = { codmin: SCUOLA_A, uid, tentativo: 1 };
  return {
    prepara: async () => (await handler({ passo: 'prepara', lavoro: chi })) as { blocchi: string[] },
    blocco: (blocco: string) => handler({ passo: 'blocco', lavoro: chi, blocco }),
    concludi: () => handler({ passo: 'concludi', lavoro: chi }),
  };
};

const fileDi = async (uid: string) =>
  Buffer.from((await filesFromEnv(process.env).get(`${CARTELLA}/${uid}.pdf`)) ?? []);

test('a print in blocks is, byte by byte, the one that a single step makes; its pieces are taken away', async () => {
  const passi = await begin('stampa-in-blocchi');
  const { blocchi } = await passi.prepara();
  expect(blocchi).toHaveLength(4);
  for (const blocco of blocchi) await passi.blocco(blocco);
  const { ufficio } = aperto;
  const stato = { params: { printId: 'stampa-in-blocchi' }, query: {} };
  expect(await ufficio.ok(statoStampaRoutes.getStampa, stato)).toMatchObject({ fatti: PERSONE, totale: PERSONE });
  expect(await passi.concludi()).toEqual({ stato: 'COMPLETATO' });
  expect((await fileDi('stampa-in-blocchi')).equals(Buffer.from(intera))).toBe(true);
  expect(await filesFromEnv(process.env).get(`${CARTELLA}/stampa-in-blocchi/1-0.pdf`)).toBeUndefined();
});

test('steps delivered twice, and steps that die at any of their writes, end with the same file', async () => {
  const files = filesFromEnv(process.env);
  const visti = new Set<string>();
  const died = (quando: string) => Object.assign(new Error(quando), { name: 'Died' });
  /** Every write is lost once, before or after it was made. */
  const fragili: Files = {
    ...files,
    put: async (chiave, ...resto) => {
      const prima = !visti.has(chiave);
      visti.add(chiave);
      if (prima && visti.size % 2 === 0) throw died('before the write');
      const hash = await files.put(chiave, ...resto);
      if (prima) throw died('after the write');
      return hash;
    },
  };
  const passi = await begin('stampa-interrotta', fragili);
  const insist = async <T>(passo: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        await passo();
        return await passo();
      } catch (error) {
        if (!(error instanceof Error) || error.name !== 'Died') throw error;
      }
    }
  };
  const { blocchi } = await insist(passi.prepara);
  for (const blocco of blocchi) await insist(() => passi.blocco(blocco));
  await insist(passi.concludi);
  // the plan, a piece and a state for each of four blocks, the file
  expect(visti.size).toBe(10);
  expect((await fileDi('stampa-interrotta')).equals(Buffer.from(intera))).toBe(true);
});

test('a payslip that changes meanwhile ends the print, which says so and may be asked for again', async () => {
  const passi = await begin('stampa-cambiata');
  const { blocchi } = await passi.prepara();
  await passi.blocco(blocchi[0] ?? '');
  const [primo] = await cedoliniRepository(archivio()).listTestate(processo);
  if (primo === undefined) throw new Error('The run has no payslips');
  await sendOperazioni(
    aperto.home.store,
    archivio().of(cedolinoEntita).update(primo, { esito: 'CALCOLATO' }).operazioni,
  );
  for (const blocco of blocchi.slice(1)) await passi.blocco(blocco);
  expect(await passi.concludi()).toEqual({ stato: 'FALLITO' });
  const finita = await archivio().of(lavoroEntita).load('stampa-cambiata');
  expect(finita).toMatchObject({ file: null, riprovabile: true, motivo: expect.stringContaining('chiedere di nuovo') });
});
