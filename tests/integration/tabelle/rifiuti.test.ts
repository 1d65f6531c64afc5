import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { archivioDi } from '#platform/data/archivio.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { riferimenti } from '#platform/data/uso-dei-record.ts';
import { lavoriRepository } from '#platform/work/lavoro.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { commissioniRoutes } from '#shared/contracts/tabelle/commissioni.ts';
import { descrizioniRitenuteRoutes } from '#shared/contracts/tabelle/descrizioni-ritenute.ts';
import { posizioniRoutes } from '#shared/contracts/tabelle/posizioni.ts';
import { vociUtenteRoutes } from '#shared/contracts/tabelle/voci-utente.ts';
import { startTestHome, type Answer, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import {
  assente,
  doppio,
  inUso,
  riferimento,
  rifiutata,
  statoNonAmmesso,
  superata,
  type Rifiuto,
} from '#support/rifiuti.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2025-10-15' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const refused = (call: () => Promise<Answer<unknown>>, rifiuto: Rifiuto) => rifiutata(home, call, rifiuto);
const usedBy = (entita: string, uid: string) =>
  sendOperazioni(
    home.store,
    riferimenti(archivioDi(home.store, SCUOLA_A)).change(
      { entita: 'PROVA', uid: 'p1', descrizione: 'il record di prova' },
      [],
      [{ entita, uid }],
    ),
  );

const inps = (numero: number) => ({
  descrizione: `Posizione ${numero}`,
  matricola: `700000000${numero}`,
  codSede: '7000',
  csc: '20101',
  codiciAutorizzazione: ['1S'],
  datSospensione: null,
  datRiattivazione: null,
  flgAttiva: true,
});
const inail = (numero: number) => ({
  descrizione: `Posizione ${numero}`,
  posizione: `1234567${numero}`,
  codControllo: '12',
  codSede: '70000',
  numRiferimento: null,
  flgAttiva: true,
});
const classe = (descrizione: string) => ({
  descrizione,
  qualifica1: '2',
  qualifica2: 'F' as const,
  qualifica3: 'D' as const,
  tipoContribuzione: '71',
  codContratto: 'CPUB',
  tipoLavoratore: '00',
  qualificaCu: '',
  tipoRapportoCu: '',
  flgTempoPieno: true,
  flgAttiva: true,
  contratti: [],
  ruoli: [],
});
const voce = (codVoce: string) => ({
  codVoce,
  desVoce: `Voce ${codVoce}`,
  unita: 'ORE' as const,
  flgAttivo: true,
  codTipoSpt: '',
  codCapitolo: '',
  codCompensoNoipa: '',
  desTipoEmolumento: '',
  periodi: [{ annoInizio: 2025, meseInizio: 9, annoFine: null, meseFine: null, numValore: 1000 }],
});
const commissione = (descrizione: string) => ({
  numAnno: 2024,
  descrizione,
  candidati: 32,
  giorniLavorati: 14,
  flgParitaria: false,
  presidente: 'Inventato Ugo',
  tipoEsame: 'MATURITA' as const,
  numClassi: 2,
  sede: '',
  articolate: [],
  membri: [],
});

describe('a change or a deletion is refused, and nothing of it is kept', () => {
  test('of an INPS position', async () => {
    const [altra, prima] = [
      await gestore.ok(posizioniRoutes.createPosInps, { body: inps(1) }),
      await gestore.ok(posizioniRoutes.createPosInps, { body: inps(2) }),
    ];
    const attuale = await gestore.ok(posizioniRoutes.updatePosInps, { body: { ...prima, csc: null } });
    await refused(
      () => gestore.call(posizioniRoutes.updatePosInps, { body: { ...attuale, uid: 'nessuna' } }),
      assente(),
    );
    await refused(
      () => gestore.call(posizioniRoutes.updatePosInps, { body: { ...attuale, matricola: altra.matricola } }),
      doppio('matricola', /7000000001/),
    );
    await refused(
      () => gestore.call(posizioniRoutes.removePosInps, { body: { uid: prima.uid, versione: 1 } }),
      superata(attuale),
    );
  });

  test('of an INAIL position', async () => {
    const [altra, prima] = [
      await gestore.ok(posizioniRoutes.createPosInail, { body: inail(1) }),
      await gestore.ok(posizioniRoutes.createPosInail, { body: inail(2) }),
    ];
    const attuale = await gestore.ok(posizioniRoutes.updatePosInail, { body: { ...prima, numRiferimento: '123456' } });
    await refused(
      () => gestore.call(posizioniRoutes.updatePosInail, { body: { ...attuale, uid: 'nessuna' } }),
      assente(),
    );
    await refused(() => gestore.call(posizioniRoutes.updatePosInail, { body: prima }), superata(attuale));
    await refused(
      () => gestore.call(posizioniRoutes.updatePosInail, { body: { ...attuale, posizione: altra.posizione } }),
      doppio('posizione', /12345671/),
    );
    await refused(
      () => gestore.call(posizioniRoutes.removePosInail, { body: { uid: 'nessuna', versione: 1 } }),
      assente(),
    );
    await refused(
      () => gestore.call(posizioniRoutes.removePosInail, { body: { uid: prima.uid, versione: 1 } }),
      superata(attuale),
    );
    await usedBy('POS_INAIL', prima.uid);
    await refused(
      () => gestore.call(posizioniRoutes.removePosInail, { body: { uid: prima.uid, versione: 2 } }),
      inUso(/12345672.*il record di prova/),
    );
  });

  test('of an INPS classification; one that nothing uses goes away', async () => {
    const [altra, prima] = [
      await gestore.ok(posizioniRoutes.createCodiceInps, { body: classe('Supplenti') }),
      await gestore.ok(posizioniRoutes.createCodiceInps, { body: classe('Di ruolo') }),
    ];
    const attuale = await gestore.ok(posizioniRoutes.updateCodiceInps, { body: { ...prima, qualificaCu: 'A' } });
    await refused(
      () => gestore.call(posizioniRoutes.updateCodiceInps, { body: { ...attuale, uid: 'nessuna' } }),
      assente(),
    );
    await refused(() => gestore.call(posizioniRoutes.updateCodiceInps, { body: prima }), superata(attuale));
    await refused(
      () => gestore.call(posizioniRoutes.updateCodiceInps, { body: { ...attuale, descrizione: 'SUPPLENTI' } }),
      doppio('descrizione', /SUPPLENTI/),
    );
    await refused(
      () => gestore.call(posizioniRoutes.updateCodiceInps, { body: { ...attuale, tipoContribuzione: '99' } }),
      riferimento('tipoContribuzione', /99 non è nell'elenco/),
    );
    await refused(
      () => gestore.call(posizioniRoutes.removeCodiceInps, { body: { uid: 'nessuna', versione: 1 } }),
      assente(),
    );
    await refused(
      () => gestore.call(posizioniRoutes.removeCodiceInps, { body: { uid: prima.uid, versione: 1 } }),
      superata(attuale),
    );
    expect(await gestore.ok(posizioniRoutes.removeCodiceInps, { body: { uid: prima.uid, versione: 2 } })).toEqual({
      uid: prima.uid,
    });
    expect(await gestore.ok(posizioniRoutes.listCodiciInps, {})).toEqual([altra]);
  });

  test('of the words of a withholding', async () => {
    const { updateDescrizioneRitenuta: update, removeDescrizioneRitenuta: remove } = descrizioniRitenuteRoutes;
    const parole = (genere: 'ALIMENTI' | 'ALTRA') =>
      gestore.ok(descrizioniRitenuteRoutes.createDescrizioneRitenuta, {
        body: { genere, DESCRIZIONE: 'Versamenti', tipo: null },
      });
    const [altra, prima] = [await parole('ALIMENTI'), await parole('ALTRA')];
    const attuale = await gestore.ok(update, { body: { ...prima, tipo: '55' } });
    await refused(() => gestore.call(update, { body: { ...attuale, uid: 'nessuna' } }), assente());
    const doppia = { ...attuale, genere: altra.genere };
    await refused(() => gestore.call(update, { body: doppia }), doppio('genere', /aliment/i));
    await refused(() => gestore.call(remove, { body: { uid: 'nessuna', versione: 1 } }), assente());
    await refused(() => gestore.call(remove, { body: { uid: prima.uid, versione: 1 } }), superata(attuale));
  });

  test('of an item of the school', async () => {
    await gestore.ok(vociUtenteRoutes.createVoceUtente, { body: voce('10') });
    const prima = await gestore.ok(vociUtenteRoutes.createVoceUtente, { body: voce('11') });
    const attuale = await gestore.ok(vociUtenteRoutes.updateVoceUtente, {
      body: { ...prima, desVoce: 'Progetto teatro' },
    });
    await refused(
      () => gestore.call(vociUtenteRoutes.updateVoceUtente, { body: { ...attuale, uid: 'nessuna' } }),
      assente(),
    );
    await refused(
      () => gestore.call(vociUtenteRoutes.updateVoceUtente, { body: { ...attuale, codVoce: '10' } }),
      doppio('codVoce', /10/),
    );
    await refused(
      () => gestore.call(vociUtenteRoutes.removeVoceUtente, { body: { uid: prima.uid, versione: 1 } }),
      superata(attuale),
    );
  });

  test('of an exam commission', async () => {
    await gestore.ok(commissioniRoutes.createCommissione, { body: commissione('RMLI00001') });
    const prima = await gestore.ok(commissioniRoutes.createCommissione, { body: commissione('RMLI00002') });
    const attuale = await gestore.ok(commissioniRoutes.updateCommissione, { body: { ...prima, candidati: 40 } });
    await refused(
      () => gestore.call(commissioniRoutes.updateCommissione, { body: { ...attuale, uid: 'nessuna' } }),
      assente(),
    );
    await refused(
      () => gestore.call(commissioniRoutes.updateCommissione, { body: { ...attuale, descrizione: 'rmli00001' } }),
      doppio('descrizione', /rmli00001/),
    );
    await refused(
      () => gestore.call(commissioniRoutes.removeCommissione, { body: { uid: prima.uid, versione: 1 } }),
      superata(attuale),
    );
  });
});

describe('a merge is refused', () => {
  /** The merge stored and not begun: what a stop of the program between the two leaves. */
  const accorpamentoInAttesa = async (
    route:
      | typeof posizioniRoutes.mergePosInps
      | typeof posizioniRoutes.mergePosInail
      | typeof posizioniRoutes.mergeCodiciInps,
    uids: string[],
  ): Promise<void> => {
    const { lavoro } = await gestore.ok(route, { body: { uids, destinazione: uids[0] ?? '', anteprima: false } });
    await expect
      .poll(async () => (await gestore.ok(lavoroRoutes.getLavoro, { params: { uid: lavoro?.uid ?? '' } })).stato, {
        timeout: 10_000,
      })
      .toBe('COMPLETATO');
    const lavori = lavoriRepository(archivioDi(home.store, SCUOLA_A));
    const finito = await lavori.load(lavoro?.uid ?? '');
    await sendOperazioni(home.store, lavori.update(finito, { stato: 'ATTESA' }).operazioni);
  };

  test.each([
    [
      'INPS positions',
      posizioniRoutes.mergePosInps,
      async () => [
        await gestore.ok(posizioniRoutes.createPosInps, { body: inps(5) }),
        await gestore.ok(posizioniRoutes.createPosInps, { body: inps(6) }),
        await gestore.ok(posizioniRoutes.createPosInps, { body: inps(7) }),
      ],
    ],
    [
      'INAIL positions',
      posizioniRoutes.mergePosInail,
      async () => [
        await gestore.ok(posizioniRoutes.createPosInail, { body: inail(5) }),
        await gestore.ok(posizioniRoutes.createPosInail, { body: inail(6) }),
        await gestore.ok(posizioniRoutes.createPosInail, { body: inail(7) }),
      ],
    ],
    [
      'INPS classifications',
      posizioniRoutes.mergeCodiciInps,
      async () => [
        await gestore.ok(posizioniRoutes.createCodiceInps, { body: classe('Prima') }),
        await gestore.ok(posizioniRoutes.createCodiceInps, { body: classe('Seconda') }),
        await gestore.ok(posizioniRoutes.createCodiceInps, { body: classe('Terza') }),
      ],
    ],
  ])('of %s, when one is gone or while another merge of theirs is open', async (_quali, route, crea) => {
    const [tenuta = '', persa = '', terza = ''] = (await crea()).map(({ uid }) => uid);
    await refused(
      () => gestore.call(route, { body: { uids: [tenuta, 'nessuna'], destinazione: tenuta, anteprima: false } }),
      assente(),
    );
    await accorpamentoInAttesa(route, [tenuta, persa]);
    await refused(
      () => gestore.call(route, { body: { uids: [tenuta, terza], destinazione: terza, anteprima: false } }),
      statoNonAmmesso(/È già in corso "Accorpamento di 2 .*": attendere che finisca, poi ripetere\./),
    );
  });
});
