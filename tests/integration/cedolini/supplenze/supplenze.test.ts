import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { vociPersonaRoutes } from '#shared/contracts/anagrafe/voci-persona.ts';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { variazioniRoutes } from '#shared/contracts/cedolini/variazioni.ts';
import { impostazioniRoutes } from '#shared/contracts/scuola/impostazioni.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { posizioniRoutes } from '#shared/contracts/tabelle/posizioni.ts';
import { cedolinoDi, compute, elaborazione, importi, prepare, recompute } from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { assente, rifiutata } from '#support/rifiuti.ts';
import { scuolaDiProva } from '#support/scuole-di-prova.ts';
import { dipendenteDiProva, supplenzaDiProva } from '#support/servizi-di-prova.ts';
import { diMarzo, MENSILE, senzaInserimenti, supplentiDi, supplenze } from './supplenti.ts';

/** Fixed accessory pay of a teacher of the first band, from 2025. */
const RPD = 20_510;

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2025-03-31' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const { supplente, assenza } = supplentiDi(() => gestore);

describe('a substitute is paid from the records alone', () => {
  test('a whole month, nothing typed: stipendio of the tables, 13th by the day, each line naming the service', async () => {
    const { persona } = await supplente(supplenzaDiProva('2025-02-10', '2025-04-12', { numProtocollo: '77/C' }));
    const { processo } = await compute(gestore, supplenze(), [senzaInserimenti(persona)]);
    const cedolino = await cedolinoDi(gestore, processo.uid, persona.uid);
    expect(importi(cedolino)).toMatchObject({ STIPENDIO: MENSILE, TREDICESIMA: Math.round((MENSILE * 31) / 365) });
    expect(cedolino.percettore).toBe('DIPENDENTE');
    for (const { spiegazione } of cedolino.cedolino?.righe.filter(({ gruppo }) => gruppo === 'competenze') ?? [])
      expect(spiegazione.testo).toContain('servizio dal 10/02/2025 al 12/04/2025, prot. 77/C');
  });

  test('days and hours: from the 12th, 9 hours of 18; the pension is 8,80 % of it', async () => {
    const { persona } = await supplente(
      supplenzaDiProva('2025-03-12', '2025-06-10', { codTipoOrario: 'P', numOrePartTime: 900, numOreContribuite: 900 }),
    );
    const { processo } = await compute(gestore, supplenze(), [senzaInserimenti(persona)]);
    const [stipendio, rpd, tredicesima] = [
      Math.round((MENSILE * 9 * 20) / (18 * 30)),
      Math.round((RPD * 9 * 20) / (18 * 30)),
      Math.round((Math.round(MENSILE / 2) * 20) / 365),
    ];
    expect(importi(await cedolinoDi(gestore, processo.uid, persona.uid))).toMatchObject({
      STIPENDIO: stipendio,
      RPD: rpd,
      TREDICESIMA: tredicesima,
      PENSIONE_DIPENDENTE: Math.round((stipendio + rpd + tredicesima) * 0.088),
    });
  });

  test('absences: sickness at half pay up to 30 days a year counting those before the month, unpaid days off the 13th too, hours of strike by the hour', async () => {
    const { persona } = await supplente(supplenzaDiProva('2025-01-07', '2025-06-10'));
    await assenza(persona, 'MALATTIA', '2025-01-20', '2025-02-16');
    // 28 days already: of these four, two are paid half and two nothing.
    await assenza(persona, 'MALATTIA', '2025-03-03', '2025-03-06');
    await assenza(persona, 'SCIOPERO', '2025-03-14', '2025-03-14');
    await assenza(persona, 'SCIOPERO_ORARIO', '2025-03-20', '2025-03-20', { numOre: 200 });
    const { processo } = await compute(gestore, supplenze(), [senzaInserimenti(persona)]);
    const cedolino = await cedolinoDi(gestore, processo.uid, persona.uid);
    expect(importi(cedolino)).toMatchObject({
      STIPENDIO: Math.round((MENSILE * (30 - 0.5 - 0.5 - 1 - 1 - 1)) / 30),
      ORE_DI_ASSENZA: -Math.round(((MENSILE + RPD) * 200) / 7794),
    });
    const stipendio = cedolino.cedolino?.righe.find(({ codice }) => codice === 'STIPENDIO');
    expect(stipendio?.spiegazione.figli.map(({ testo }) => testo).join('\n')).toContain(
      'assenza dal 03/03/2025 al 06/03/2025: 3 giorni di paga persi',
    );
    expect(JSON.stringify(cedolino.cedolino?.righe).includes('Malattia')).toBe(false);
  });

  test('who cannot be paid stops alone, with the reason; the preparation had said it', async () => {
    const buono = await supplente(supplenzaDiProva('2025-03-01', '2025-03-31'));
    const finito = await supplente(supplenzaDiProva('2025-01-07', '2025-02-28'));
    const senzaReddito = await supplente(supplenzaDiProva('2025-03-01', '2025-03-31'), null);
    const due = await supplente(supplenzaDiProva('2025-03-01', '2025-03-10'));
    await gestore.ok(serviziRoutes.createServizio, {
      body: {
        ...supplenzaDiProva('2025-03-11', '2025-06-30', { codTipoNomina: 'TA' }),
        uidSubAnagrafe: due.persona.uid,
      },
    });
    const tutti = [buono, finito, senzaReddito, due].map(({ persona }) => persona);
    const { uid } = await prepare(gestore, supplenze());
    const { cedolini: bozze } = await gestore.ok(calcoloRoutes.initData, {
      body: { idProcesso: uid, uidSubAnagrafeList: tutti.map((persona) => persona.uid) },
    });
    expect(bozze.map(({ servizi, mancanze }) => [servizi.length, mancanze.map(({ codice }) => codice)])).toEqual([
      [1, []],
      [0, ['SERVIZIO_ASSENTE']],
      [1, ['REDDITO_MANCANTE']],
      [0, ['CONTRATTI_DIVERSI']],
    ]);
    const { processo } = await compute(gestore, supplenze(), tutti.map(senzaInserimenti));
    expect([processo.STATUS, processo.numCedolini, processo.numScartati]).toEqual(['COMPLETATO', 1, 3]);
    const motivi = await Promise.all(
      tutti.map(async (persona) =>
        (await cedolinoDi(gestore, processo.uid, persona.uid)).anomalie.map(({ messaggio }) => messaggio).join(' '),
      ),
    );
    expect(motivi).toEqual([
      '',
      expect.stringContaining('A marzo 2025 la persona non ha servizi a tempo determinato'),
      expect.stringContaining('reddito complessivo presunto'),
      expect.stringContaining('servizio dal 01/03/2025 al 10/03/2025; servizio dal 11/03/2025 al 30/06/2025'),
    ]);
    // The office says which of the two contracts this payslip pays.
    const delBreve = await compute(gestore, supplenze(), [
      {
        ...senzaInserimenti(due.persona),
        percettore: { tipo: 'DIPENDENTE', contratto: 'SUPPLENTE_BREVE', ruolo: 'DOCENTE' },
      },
    ]);
    expect(importi(await cedolinoDi(gestore, delBreve.processo.uid, due.persona.uid))).toMatchObject({
      STIPENDIO: Math.round((MENSILE * 10) / 30),
    });
  });
});

describe('deductions for third parties in a school that pays its substitutes', () => {
  test('stop when accounted payslips have withheld the total; what is not accounted does not count', async () => {
    const istituto = await home.as(loginOf('GESTORE', SCUOLA_B));
    const { uid: uidPosInps } = await istituto.ok(posizioniRoutes.createPosInps, {
      body: {
        descrizione: 'Sede',
        matricola: '7000000001',
        codSede: '7000',
        csc: null,
        codiciAutorizzazione: [],
        datSospensione: null,
        datRiattivazione: null,
        flgAttiva: true,
      },
    });
    await istituto.ok(scuolaRoutes.createScuola, {
      body: scuolaDiProva(SCUOLA_B, {
        uidPosInps,
        tipo: 'PROPRIA',
        desScuola: 'Istituto di prova',
        codFiscale: '80012345676',
        dati: {
          codIpa: 'istsc_prova',
          codUnivocoUfficio: 'UFXX01',
          setupType: 'AFAM',
          altriDati: [
            {
              dal: '2023-01-01',
              codRegioneFiscale: '08',
              ibanTesoreria: null,
              codSedeInps: '7000',
              capInps: '00100',
              desComuneInps: 'ROMA',
              provinciaInpdap: 'RM',
              codAteco: null,
              codUfficioNoipa: '',
              codServizioNoipa: '',
              progressivoAzienda: null,
              formaGiuridica: null,
              enteVersanteMef: '',
              fondoPensione: 'CTPS',
              fondoFineServizio: 'ENPAS',
              flgEnpdep: false,
              modelloF24: 'EP',
              tipoMittente: null,
              cfPersonaMittente: null,
              cfSoftwareHouse: null,
              codEnteNoipa: '',
            },
          ],
          firmatari: [],
        },
      }),
    });
    const { versione } = await istituto.ok(impostazioniRoutes.getFirme, {});
    await istituto.ok(impostazioniRoutes.saveFirme, {
      body: {
        versione,
        versioni: [
          {
            dal: '2023-01-01',
            etichettaDs: 'Il Direttore',
            firmaDs: 'Ada Inventata',
            etichettaDsga: 'Il Direttore amministrativo',
            firmaDsga: 'Aldo Prova',
            dicitura: '',
          },
        ],
      },
    });
    const { persona } = await dipendenteDiProva(istituto, 90, supplenzaDiProva('2024-11-04', '2025-06-10'));
    await istituto.ok(fiscaleRoutes.createFiscali, {
      body: {
        ...fiscaliPredefiniti(2025),
        numRedditoPresunto: 1_200_000,
        // December is of the year before: its tax is apart.
        numRedditoAnnoPrecedente: 0,
        numRedditoSecondoAnnoPrecedente: 0,
        uidSubAnagrafe: persona.uid,
      },
    });
    const { uid: origine } = await istituto.ok(vociPersonaRoutes.createSoggettiva, {
      body: {
        uidSubAnagrafe: persona.uid,
        codVoce: 'PREINP',
        numImporto: 20_000,
        datInizio: '2025-01-01',
        datFine: null,
        desRiferimento: 'Prestito inventato',
        numTotale: 50_000,
      },
    });

    const paga = async (ANNO: number, MESE: number) =>
      (
        await compute(istituto, elaborazione({ ANNO, MESE, dataPagamento: '2025-03-31', idMetodo: 'SUP-LD' }), [
          senzaInserimenti(persona),
        ])
      ).processo;
    const trattenuta = async ({ uid }: Processo) =>
      (await cedolinoDi(istituto, uid, persona.uid)).cedolino?.righe
        .filter(({ codice }) => codice === 'TRATTENUTA')
        .map(({ importo, origine: record }) => [importo, record]);
    const contabilizza = ({ uid, versione: quale }: Processo) =>
      istituto.ok(chiusuraRoutes.contabilizza, {
        body: { idProcesso: uid, versione: quale, motivo: 'Pagato in prove diverse' },
      });
    const [dicembre, gennaio] = [await paga(2024, 12), await paga(2025, 1)];
    expect([await trattenuta(dicembre), await trattenuta(gennaio)]).toEqual([[[20_000, origine]], [[20_000, origine]]]);
    await contabilizza(dicembre);
    // January was computed before December took its part of the debt
    const ricalcolato = await recompute(istituto, gennaio);
    expect(await trattenuta(ricalcolato)).toEqual([[20_000, origine]]);
    await contabilizza(ricalcolato);
    const febbraio = await paga(2025, 2);
    expect(await trattenuta(febbraio)).toEqual([[50_000 - 20_000 - 20_000, origine]]);
    await contabilizza(febbraio);
    expect(await trattenuta(await paga(2025, 3))).toEqual([]);
  });
});

test('what changed of somebody who is not of the school is not told', async () => {
  const { persona } = await supplente(supplenzaDiProva('2025-02-10', '2025-04-12'));
  const ignota = assente(/non è in archivio/);
  await rifiutata(
    home,
    () => gestore.call(variazioniRoutes.varDati, { body: { uidSubAnagrafe: 'nessuno', ...diMarzo } }),
    ignota,
  );
  await rifiutata(
    home,
    () =>
      gestore.call(variazioniRoutes.varDatiPersone, {
        body: { uidSubAnagrafeList: [persona.uid, 'nessuno'], ...diMarzo },
      }),
    ignota,
  );
});
