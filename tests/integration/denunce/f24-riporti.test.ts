import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listScadenze } from '#functions/denunce/scadenze/scadenze-service.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo, ProcessoInput } from '#shared/contracts/cedolini/processo.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { quadraturaRoutes } from '#shared/contracts/denunce/quadratura.ts';
import type { ModelloF24 } from '#shared/domain/elaborazione/denuncia.ts';
import {
  accessorio,
  compenso,
  compute,
  elaborazione,
  nameFirmatari,
  nuovaPersona,
  nuovoMilanese,
  openUfficio,
} from '#support/cedolini.ts';
import { createScuolaCheVersa, sendF24, type ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';

// A month that only gives back is closed: its credits are in the next F24, each with its own references, and in the one after what that cannot take.

const FORME = [
  ['EP', '155E', '170E'],
  ['ORDINARIO', '1627', '1701'],
] as const;

describe.each(FORME)('the F24 of form %s', (modello: ModelloF24, eccedenza, trattamento) => {
  let scuola: ScuolaCheVersa;
  let processi: readonly Processo[];

  const contabilizza = async (cedolini: readonly InputCedolino[], cambi: Partial<ProcessoInput>): Promise<Processo> => {
    const { processo } = await compute(scuola.ufficio, elaborazione(cambi), [...cedolini]);
    return scuola.ufficio.ok(chiusuraRoutes.contabilizza, {
      body: { idProcesso: processo.uid, versione: processo.versione, motivo: 'Pagato in prove diverse' },
    });
  };

  beforeAll(async () => {
    const aperta = await openUfficio(0, { oggi: '2027-06-20' });
    const gestore = await aperta.home.as(loginOf('GESTORE'));
    await nameFirmatari(aperta.ufficio);
    await createScuolaCheVersa(gestore, modello);
    scuola = { ...aperta, gestore, adempimenti: await aperta.home.as(loginOf('ADEMPIMENTI')) };
    const { uid: uidSubAnagrafe } = await nuovoMilanese(scuola.ufficio, 1);
    const { uid: docente } = await nuovaPersona(scuola.ufficio, 2);
    for (const [MESE, dal, al] of [
      [7, '2026-01-01', '2026-06-30'],
      [12, '2026-07-01', '2026-12-31'],
    ] as const)
      await contabilizza(
        [
          {
            uidSubAnagrafe,
            percettore: { tipo: 'COCOCO' },
            voci: [{ ...compenso(600_000), competenza: { dal, al } }],
            fiscali: { gestioneSeparata: 'ALTRA_COPERTURA', redditoComplessivo: 4_500_000 },
          },
        ],
        { MESE, dataPagamento: `2026-${String(MESE).padStart(2, '0')}-20`, idMetodo: 'COC-LD' },
      );
    const nel2027 = (MESE: number) => ({ ANNO: 2027, MESE, dataPagamento: `2027-0${MESE}-20` });
    processi = [
      await contabilizza([{ uidSubAnagrafe, percettore: { tipo: 'COCOCO' }, voci: [] }], {
        ...nel2027(2),
        idMetodo: 'CON-LD',
      }),
      await contabilizza([accessorio(docente, [compenso(200_000)])], nel2027(3)),
      await contabilizza([accessorio(docente, [compenso(900_000)])], nel2027(4)),
    ];
  }, 180_000);
  afterAll(() => scuola.home.close());

  const chiamata = modello === 'EP' ? f24Routes.saveF24Ep : f24Routes.saveF24Ordinario;
  const f24Di = (mese: number, versione?: number): Promise<DenunciaIntera> =>
    scuola.adempimenti.ok(chiamata, {
      body: {
        processi: [processi[mese - 2]?.uid ?? processi[0]?.uid].flatMap((uid) => uid ?? []),
        anno: 2027,
        mese,
        dataPagamento: '2027-06-21',
        descrizione: `F24 del mese ${mese}`,
        senzaCodiceFuori: true,
        ...(versione === undefined ? {} : { versione }),
      },
    });
  const righe = ({ righe: tutte }: DenunciaIntera) =>
    tutte.map(({ calcolati: { codice, riferimentoA, riferimentoB, credito } }) => [
      codice,
      riferimentoA,
      riferimentoB,
      credito,
    ]);
  const riporti = ({ denuncia }: DenunciaIntera) =>
    (denuncia.riporti ?? []).map(({ codice, riferimentoA, riferimentoB, credito }) => [
      codice,
      riferimentoA,
      riferimentoB,
      credito,
    ]);

  test('of February, which only gives back, sends nothing and is done; that of March takes what it can, that of April the rest', async () => {
    const febbraio = await f24Di(2);
    // 584,20 due of 2.105,25 withheld: 1.521,05; and 1.200,00 of trattamento integrativo.
    expect(riporti(febbraio)).toEqual([
      [eccedenza, '0002', '2026', 152_105],
      [trattamento, '0002', '2026', 120_000],
    ]);
    expect(febbraio.denuncia).toMatchObject({ STATUS: 'COMPLETATO', righe: 0, debito: 0, credito: 0, bloccanti: 0 });
    expect(febbraio.rilievi).toMatchObject([
      { codice: 'f24.credito-riportato', trovato: '2.721,05 € di credito in più' },
    ]);
    expect(
      await scuola.adempimenti.call(f24Routes.makeFileF24, {
        query: { uid: febbraio.denuncia.uid, versione: febbraio.denuncia.versione },
      }),
    ).toMatchObject({ status: 409, body: { message: expect.stringContaining('nel prossimo F24') } });
    const scadute = (await listScadenze(archivioDi(scuola.home.store, SCUOLA_A), '2027-06-20')).filter(
      ({ adempimento, anno, mese }) => adempimento.startsWith('F24') && anno === 2027 && mese === 2,
    );
    expect(scadute).toEqual([]);

    const proposta = await scuola.adempimenti.ok(f24Routes.proponiF24, { body: { anno: 2027, mese: 3 } });
    const marzo = await f24Di(3);
    const { debito, credito } = marzo.denuncia;
    expect([proposta.debito, proposta.credito]).toEqual([debito, credito]);
    expect(debito).toBeGreaterThan(0);
    expect(credito).toBe(debito);
    expect(righe(marzo)).toContainEqual([eccedenza, '0002', '2026', Math.min(debito, 152_105)]);
    expect(marzo.denuncia.riportati).toEqual([febbraio.denuncia.uid]);
    expect(marzo.rilievi.find(({ codice }) => codice === 'f24.credito-ripreso')?.trovato).toBe(
      '2.721,05 € da "F24 del mese 2", di febbraio 2027',
    );
    // The rest of the two credits, to the cent, is under the references of February.
    expect(riporti(marzo).reduce((totale, riga) => totale + Number(riga[3]), 0)).toBe(272_105 - credito);
    expect(riporti(marzo).every(([, a, b]) => a === '0002' && b === '2026')).toBe(true);

    const elimina = ({ denuncia: { uid, versione } }: DenunciaIntera) =>
      scuola.adempimenti.call(f24Routes.removeF24, { body: { uid, versione } });
    expect(await elimina(febbraio)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('è già in "F24 del mese 3", di marzo 2027: eliminare prima quello') },
    });
    expect(marzo.daAggiornare).toBe(false);
    const inviato = await sendF24(scuola.adempimenti, marzo);

    const aprile = await f24Di(4);
    expect(aprile.denuncia.credito).toBe(272_105 - credito);
    expect(aprile.denuncia.riportati).toEqual([inviato.uid]);
    expect([riporti(aprile), aprile.denuncia.bloccanti]).toEqual([[], 0]);
    await sendF24(scuola.adempimenti, aprile);

    const { righe: celle } = await scuola.adempimenti.ok(quadraturaRoutes.getQuadratura, { query: { anno: 2027 } });
    const crediti = celle.filter(
      ({ denuncia, codice }) => denuncia === 'F24' && (codice === eccedenza || codice === trattamento),
    );
    expect(new Set(crediti.map(({ mese }) => mese))).toEqual(new Set([2, 3, 4]));
    expect(new Set(crediti.map(({ esito }) => esito))).toEqual(new Set(['SPIEGATA']));
  });
});
