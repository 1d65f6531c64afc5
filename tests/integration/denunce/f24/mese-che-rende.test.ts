import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import type { OpzioniCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { chiusuraAnnoRoutes } from '#shared/contracts/denunce/annuali/chiusura-anno.ts';
import { modello770Routes } from '#shared/contracts/denunce/annuali/modello-770.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import type { Mese } from '#shared/domain/tempo/mese.ts';
import { nameFirmatari } from '#support/cedolini.ts';
import { createAccademia } from '#support/denunce/accademia.ts';
import { elaboraCu, saveFirma, sendCu } from '#support/denunce/scuola-che-certifica.ts';
import { createScuolaCheDenuncia } from '#support/denunce/scuola-che-denuncia.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import {
  bloccanti,
  COLLABORA,
  createIncarico,
  denunciaInps,
  diverse,
  f24Di,
  letto,
  mancano,
  mese,
  paga,
  payF24,
  scadenzeDi,
} from '../../anno/atti.ts';
import { openAnno, type Anno } from '../../anno/mondo.ts';
import { loadTabelle } from '../../anno/statale/addizionali.ts';
import { lordo } from '../../anno/statale/persone.ts';

// The last payslip of a collaborator gives back more tax than its month owes: the sum is walked to the last paper of the year, on both forms.

const FORME = [
  { codmin: 'TOAF09900X', tipo: 'AFAM', termine: 'F24_TRIBUTI', irpef: '100E', reso: '155E' },
  { codmin: 'TOPS59900Y', tipo: 'PARITARIA', termine: 'F24_ORDINARIO', irpef: '1001', reso: '1627' },
] as const;
const A_TORINO = [{ dal: '2020-01-01', codComuneDomf: 'L219', desComuneDomf: 'TORINO', codRegioneDomf: '13' }];

describe.each(FORME)('a school of kind $tipo', ({ codmin, tipo, termine, irpef, reso }) => {
  let scuola: Anno;
  /** Withheld in the months, given back by the last payslip. */
  let trattenuta = 0;
  let resa = 0;
  let giugno: DenunciaIntera | null;

  beforeAll(async () => {
    scuola = await openAnno(codmin, 'Scuola inventata', tipo, '2026-03-02');
    const { chi, persone } = scuola;
    await nameFirmatari(chi);
    if (tipo === 'AFAM') await createAccademia(chi, codmin);
    else
      await createScuolaCheDenuncia(chi, {
        codMeccanografico: codmin,
        setupType: tipo,
        altriDati: { modelloF24: 'ORDINARIO', codRegioneFiscale: '13', ibanTesoreria: 'IT60X0542811101000000123456' },
      });
    for (const [numero, nome] of ['ultimi', 'prossimi'].entries()) {
      const persona = personaDiProva(70 + numero, { desCognome: nome, domicili: A_TORINO });
      persone.set(nome, await chi.ok(anagrafeRoutes.createPersona, { body: persona }));
      await chi.ok(fiscaleRoutes.createFiscali, {
        body: {
          ...fiscaliPredefiniti(2026),
          percettore: { tipo: 'COCOCO' },
          codGestioneSeparata: 'CON_DIS_COLL',
          // Presumed high, so that more is withheld than is due of the only two months that are paid.
          numRedditoPresunto: 6_000_000,
          uidSubAnagrafe: scuola.uidDi(nome),
        },
      });
      await createIncarico(scuola, nome, '2026-03-01', nome === 'ultimi' ? '2026-06-30' : '2027-02-28', {
        ...COLLABORA,
        numImporto: 2_000_000,
      });
    }
    await loadTabelle(scuola, 2026);
  });
  afterAll(() => scuola.home.close());

  const paid = async (nome: string, giorno: string, importo: number, opzioni: OpzioniCedolino = {}) => {
    const processo = await paga(
      scuola,
      ['COC-LD', giorno, `Collaborazione, ${giorno}`],
      [{ ...lordo(scuola, nome, importo, [`${giorno.slice(0, 7)}-01`, giorno]), opzioni }],
    );
    const { righe } = await letto(scuola, processo, nome);
    return righe.find(({ codice }) => codice === 'IRPEF')?.importo ?? 0;
  };
  const colonne = (f24: DenunciaIntera | null, quale: string) =>
    (f24?.righe ?? [])
      .filter(({ calcolati }) => calcolati.codice === quale)
      .map(({ calcolati }) => [calcolati.riferimentoA, calcolati.riferimentoB, calcolati.debito, calcolati.credito]);
  const resto = (f24: DenunciaIntera | null) =>
    (f24?.denuncia.riporti ?? []).filter(({ codice }) => codice === reso).reduce((t, { credito }) => t + credito, 0);
  const declare = async (quale: Mese): Promise<DenunciaIntera | null> => {
    const f24 = await payF24(scuola, quale);
    await denunciaInps(scuola, quale);
    expect(await diverse(scuola, 2026)).toEqual([]);
    return f24;
  };

  test('the month that withholds pays it over', async () => {
    await scuola.arriva('2026-03-27');
    trattenuta = await paid('ultimi', '2026-03-27', 500_000);
    expect(trattenuta).toBeGreaterThan(100_000);
    await scuola.arriva('2026-04-14');
    expect(colonne(await declare(mese(2026, 3)), irpef)).toEqual([['0003', '2026', trattenuta, 0]]);
  });

  test('the last payslip gives it back: the month is asked for, owes nothing in tax, and leaves what it cannot use', async () => {
    await scuola.arriva('2026-06-26');
    resa = -(await paid('ultimi', '2026-06-26', 10_000, { cessazione: true }));
    expect(resa).toBeGreaterThan(20_000);
    await scuola.arriva('2026-07-13');
    expect((await scadenzeDi(scuola, termine)).map(({ mese: quale, stato }) => [quale, stato])).toContainEqual([
      6,
      'DA_FARE',
    ]);
    giugno = await declare(mese(2026, 6));
    expect([giugno === null ? [] : bloccanti(giugno), colonne(giugno, irpef)]).toEqual([[], []]);
    const usata = colonne(giugno, reso).reduce((totale, [, , , credito]) => totale + Number(credito), 0);
    expect(giugno?.denuncia.credito).toBe(giugno?.denuncia.debito);
    expect([usata + resto(giugno), resto(giugno) > 0]).toEqual([resa, true]);
    expect((await scadenzeDi(scuola, termine)).filter(({ stato }) => stato !== 'FATTA')).toEqual([]);
  });

  test('the next F24 takes the rest under the references it had, and nothing is left of it', async () => {
    await scuola.arriva('2026-09-25');
    await paid('prossimi', '2026-09-25', 600_000);
    await scuola.arriva('2026-10-14');
    const settembre = await declare(mese(2026, 9));
    expect(colonne(settembre, reso)).toEqual([['0006', '2026', 0, resto(giugno)]]);
    expect(settembre?.denuncia.riportati).toEqual([giugno?.denuncia.uid]);
    expect([settembre?.denuncia.riporti ?? [], await f24Di(scuola, mese(2026, 9))]).toEqual([[], null]);
  });

  test('the year is certified with the tax that is left, and no paper of it differs', async () => {
    await scuola.arriva('2027-02-22');
    const conguaglio = await paga(
      scuola,
      ['CON-LD', '2027-02-22', 'Conguaglio 2026'],
      [{ uidSubAnagrafe: scuola.uidDi('prossimi'), percettore: null, voci: [] }],
      { annoConguagliato: 2026 },
    );
    const prossimi = (await letto(scuola, conguaglio, 'prossimi')).righe.find(({ codice }) => codice === 'IRPEF');
    expect(prossimi?.importo).toBeLessThan(0);
    await scuola.arriva('2027-03-12');
    await payF24(scuola, mese(2027, 2));
    await saveFirma(scuola.chi, { anno: 2026, datFirma: '2027-03-12' });
    const cu = await elaboraCu(scuola.chi, { anno: 2026 });
    const desCf = scuola.persone.get('ultimi')?.desCf ?? '';
    const punti = cu.righe.find(({ chiave }) => chiave === `G|${desCf}`)?.calcolati ?? {};
    expect([punti.DB001021, punti.DB001375]).toEqual([trattenuta - resa, trattenuta - resa]);
    expect(bloccanti(cu)).toEqual([]);
    await sendCu(scuola.chi, cu.denuncia, '12345678901234567');
    expect([await mancano(scuola, 2026), await diverse(scuola, 2026), await diverse(scuola, 2027)]).toEqual([
      [],
      [],
      [],
    ]);
    const { confronti } = await scuola.chi.ok(modello770Routes.getModello770, { query: { anno: 2026 } });
    expect(confronti.filter(({ controllo, differenza }) => controllo !== 'CREDITI' && differenza !== 0)).toEqual([]);
    const { passi } = await scuola.chi.ok(chiusuraAnnoRoutes.getChiusuraAnno, { query: { anno: 2026 } });
    expect(passi.find(({ passo }) => passo === 'F24')?.stato).toBe('FATTO');
  });
});
