import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { fiscaleRoutes } from '#shared/contracts/anagrafe/fiscale.ts';
import {
  nucleoRoutes,
  type FamFiscale,
  type FamFiscaleInput,
  type Familiare,
  type FamiliareInput,
} from '#shared/contracts/anagrafe/nucleo.ts';
import { type ParticolaritaInput } from '#shared/contracts/anagrafe/particolarita.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import {
  vociPersonaRoutes,
  type SoggettivaInput,
  type VocePersonaInput,
} from '#shared/contracts/anagrafe/voci-persona.ts';
import { vociUtenteRoutes } from '#shared/contracts/tabelle/voci-utente.ts';
import { codiceFiscaleDa } from '#shared/domain/codici/codice-fiscale-dati.ts';
import { startTestHome, type Answer, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { assente, doppio, riferimento, rifiutata, superata, type Rifiuto } from '#support/rifiuti.ts';

let home: TestHome;
let gestore: Person;
let persona: Persona;
let numero = 0;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-15' });
  gestore = await home.as(loginOf('GESTORE'));
});
beforeEach(async () => {
  numero += 1;
  persona = await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(numero) });
});
afterAll(() => home.close());

const refused = (call: () => Promise<Answer<unknown>>, rifiuto: Rifiuto) => rifiutata(home, call, rifiuto);
const senzaPersona = <T extends { readonly uidSubAnagrafe: string }>({ uidSubAnagrafe: _sub, ...record }: T) => record;

test('a person is not given the codice fiscale of another, nor a town that is gone', async () => {
  numero += 1;
  const altra = await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(numero) });
  const {
    uid,
    uidSubAnagrafe: _sub,
    prgAnagrafe: _prg,
    matricola: _matricola,
    uidPortale: _portale,
    ...campi
  } = persona;
  const { desCognome, desNome, flgSesso, datNascita, codComuneNascita, desCf } = altra;
  const update = (cambi: object) => () =>
    gestore.call(anagrafeRoutes.updatePersona, { params: { uid }, body: { ...campi, ...cambi } });
  await refused(
    update({ desCognome, desNome, flgSesso, datNascita, codComuneNascita, desCf }),
    doppio('desCf', new RegExp(desCf)),
  );
  await refused(update({ codComuneRes: 'A012' }), riferimento('codComuneRes', /ABETONE \(PT, A012\) è estinto/));
});

describe('the family unit', () => {
  const familiare = (cambi: Partial<FamiliareInput> = {}): FamiliareInput => {
    const dati = {
      desCognome: 'Inventati',
      desNome: 'Ugo',
      flgSesso: 'M' as const,
      datNascita: '2005-03-04',
      codComuneNascita: 'H501',
      ...cambi,
    };
    const desCf = codiceFiscaleDa({
      cognome: dati.desCognome,
      nome: dati.desNome,
      sesso: dati.flgSesso,
      nascita: dati.datNascita,
      codBelfiore: dati.codComuneNascita,
    });
    return {
      codParentela: 'FI',
      desComuneNascita: '',
      desCf,
      flgCfConfermato: false,
      flgConvivente: true,
      note: '',
      ...dati,
    };
  };
  const aggiungi = (cambi: Partial<FamiliareInput> = {}): Promise<Familiare> =>
    gestore.ok(nucleoRoutes.createFamiliare, { body: { ...familiare(cambi), uidSubAnagrafe: persona.uid } });
  const aCarico = (datDecorrenza: string): FamFiscaleInput => ({
    datDecorrenza,
    flgCarico: true,
    numMisura: 500_000,
    flgDisabile: false,
  });
  const aggiungiDati = (uidParente: string, datDecorrenza: string): Promise<FamFiscale> =>
    gestore.ok(nucleoRoutes.createFamFiscale, { body: { ...aCarico(datDecorrenza), uidParente } });

  test('a relative changed by another, into another, or with a birthplace that was not there', async () => {
    const [ugo, ada] = [await aggiungi(), await aggiungi({ desNome: 'Ada', flgSesso: 'F' })];
    const update = (uid: string, body: Familiare) => () =>
      gestore.call(nucleoRoutes.updateFamiliare, {
        params: { uid },
        body: (({ uid: _uid, ...campi }) => campi)(senzaPersona(body)),
      });
    const attuale = await gestore.ok(nucleoRoutes.updateFamiliare, {
      params: { uid: ugo.uid },
      body: { ...familiare(), flgConvivente: false, versione: 1 },
    });
    await refused(update(`${persona.uid}-nessuno`, attuale), assente());
    await refused(update(ugo.uid, ugo), superata(attuale));
    await refused(
      update(ugo.uid, { ...ada, versione: 2 }),
      doppio('desCf', /Inventati Ada è già nel nucleo familiare/),
    );
    await refused(
      update(ugo.uid, { ...attuale, ...familiare({ codComuneNascita: 'A012', datNascita: '2020-01-01' }) }),
      riferimento('codComuneNascita', /ABETONE/),
    );
    await refused(
      () =>
        gestore.call(nucleoRoutes.removeFamiliare, {
          params: { uid: `${persona.uid}-nessuno` },
          query: { versione: 1 },
        }),
      assente(),
    );
  });

  test('tax data of a relative changed by another, twice from the same day, or before the birth', async () => {
    const { uid: uidParente } = await aggiungi();
    const [primo, secondo] = [
      await aggiungiDati(uidParente, '2024-01-01'),
      await aggiungiDati(uidParente, '2025-01-01'),
    ];
    const update = (cambi: Partial<FamFiscale>) => () =>
      gestore.call(nucleoRoutes.updateFamFiscale, {
        body: { ...aCarico('2024-01-01'), uid: primo.uid, versione: 2, ...cambi },
      });
    const attuale = await gestore.ok(nucleoRoutes.updateFamFiscale, {
      body: { ...aCarico('2024-01-01'), flgDisabile: true, uid: primo.uid, versione: 1 },
    });
    await refused(update({ uid: asUid(`${persona.uid}-nessuno`) }), assente());
    await refused(update({ versione: 1 }), superata(attuale));
    await refused(update({ datDecorrenza: secondo.datDecorrenza }), doppio('datDecorrenza', /01\/01\/2025/));
    await refused(
      update({ datDecorrenza: '2005-03-03' }),
      riferimento('datDecorrenza', /precede la nascita del familiare \(04\/03\/2005\)/),
    );
    await refused(
      () => gestore.call(nucleoRoutes.removeFamFiscale, { body: { uid: `${persona.uid}-nessuno`, versione: 1 } }),
      assente(),
    );
    await refused(
      () =>
        gestore.call(nucleoRoutes.listFamFiscali, { body: { criteria: { UID_PARENTE: `${persona.uid}-nessuno` } } }),
      assente(),
    );
  });
});

test('tax data of a year that nobody wrote are not there to delete', async () => {
  await refused(
    () =>
      gestore.call(fiscaleRoutes.removeFiscali, { body: { uidSubAnagrafe: persona.uid, numAnno: 2026, versione: 1 } }),
    assente(),
  );
});

describe('what is of a person', () => {
  const nessuno = 'nessuno';

  test('a subjective item: of nobody, changed by another, over the days of another', async () => {
    const soggettiva = (cambi: Partial<SoggettivaInput> = {}): SoggettivaInput => ({
      codVoce: 'TERORD',
      numImporto: 20_000,
      datInizio: '2025-01-01',
      datFine: '2025-12-31',
      desRiferimento: '',
      numTotale: null,
      piano: null,
      ...cambi,
    });
    const crea = (cambi: Partial<SoggettivaInput> = {}) =>
      gestore.ok(vociPersonaRoutes.createSoggettiva, { body: { ...soggettiva(cambi), uidSubAnagrafe: persona.uid } });
    const [prima] = [await crea(), await crea({ datInizio: '2026-01-01', datFine: null })];
    const attuale = await gestore.ok(vociPersonaRoutes.updateSoggettiva, {
      body: { ...senzaPersona(prima), numImporto: 25_000 },
    });
    const update = (cambi: object) => () =>
      gestore.call(vociPersonaRoutes.updateSoggettiva, { body: { ...senzaPersona(attuale), ...cambi } });
    await refused(
      () => gestore.call(vociPersonaRoutes.listSoggettive, { body: { criteria: { uidSubAnagrafe: nessuno } } }),
      assente(),
    );
    await refused(
      () => gestore.call(vociPersonaRoutes.createSoggettiva, { body: { ...soggettiva(), uidSubAnagrafe: nessuno } }),
      assente(),
    );
    await refused(update({ uid: `${persona.uid}-nessuna` }), assente());
    await refused(
      update({ datFine: '2026-01-31' }),
      riferimento('datInizio', /si sovrappone a quello dal 01\/01\/2026 in poi/),
    );
    await refused(
      () => gestore.call(vociPersonaRoutes.removeSoggettiva, { body: { uid: `${persona.uid}-nessuna`, versione: 1 } }),
      assente(),
    );
    await refused(
      () => gestore.call(vociPersonaRoutes.removeSoggettiva, { body: { uid: prima.uid, versione: 1 } }),
      superata(attuale),
    );
  });

  test('the value of an item of the school: changed by another, over the months of another', async () => {
    const { uid: uidVoce } = await gestore.ok(vociUtenteRoutes.createVoceUtente, {
      body: {
        codVoce: 'TEATRO',
        desVoce: 'Progetto teatro',
        unita: 'ORE',
        flgAttivo: true,
        codTipoSpt: '',
        codCapitolo: '',
        codCompensoNoipa: '',
        desTipoEmolumento: '',
        periodi: [{ annoInizio: 2026, meseInizio: 1, annoFine: null, meseFine: null, numValore: 1_000 }],
      },
    });
    const valore = (cambi: Partial<VocePersonaInput> = {}): VocePersonaInput => ({
      uidVoce,
      annoInizio: 2026,
      meseInizio: 1,
      annoFine: 2026,
      meseFine: 6,
      numValore: 5_000,
      ...cambi,
    });
    const crea = (cambi: Partial<VocePersonaInput> = {}) =>
      gestore.ok(vociPersonaRoutes.createVocePersona, { body: { ...valore(cambi), uidSubAnagrafe: persona.uid } });
    const [prima] = [await crea(), await crea({ meseInizio: 7, annoFine: null, meseFine: null })];
    const attuale = await gestore.ok(vociPersonaRoutes.updateVocePersona, {
      body: { ...senzaPersona(prima), numValore: 6_000 },
    });
    const update = (cambi: object) => () =>
      gestore.call(vociPersonaRoutes.updateVocePersona, { body: { ...senzaPersona(attuale), ...cambi } });
    await refused(update({ uid: `${persona.uid}-nessuno` }), assente());
    await refused(update({ versione: 1 }), superata(attuale));
    await refused(update({ meseFine: 7 }), riferimento('meseInizio', /si sovrappone a quello da luglio 2026 in poi/));
    await refused(
      () => gestore.call(vociPersonaRoutes.removeVocePersona, { body: { uid: `${persona.uid}-nessuno`, versione: 1 } }),
      assente(),
    );
  });

  test('a particularity: of nobody, changed by another, against another of the same days', async () => {
    const particolarita = (
      codParticolarita: ParticolaritaInput['codParticolarita'],
      datInizio: string,
      datFine: string | null,
    ): ParticolaritaInput => ({ codParticolarita, datInizio, datFine, note: '' });
    const crea = (input: ParticolaritaInput) =>
      gestore.ok(vociPersonaRoutes.createParticolarita, { body: { ...input, uidSubAnagrafe: persona.uid } });
    const [prima] = [
      await crea(particolarita('ESTERO_RITENUTA', '2024-01-01', '2024-12-31')),
      await crea(particolarita('ESTERO_CONVENZIONE', '2025-01-01', null)),
    ];
    const attuale = await gestore.ok(vociPersonaRoutes.updateParticolarita, {
      body: { ...senzaPersona(prima), note: 'Certificato prodotto' },
    });
    const update = (cambi: object) => () =>
      gestore.call(vociPersonaRoutes.updateParticolarita, { body: { ...senzaPersona(attuale), ...cambi } });
    await refused(
      () => gestore.call(vociPersonaRoutes.listParticolarita, { query: { uidSubAnagrafe: nessuno } }),
      assente(),
    );
    await refused(
      () =>
        gestore.call(vociPersonaRoutes.createParticolarita, {
          body: { ...particolarita('ESTERO_RITENUTA', '2024-01-01', null), uidSubAnagrafe: nessuno },
        }),
      assente(),
    );
    await refused(update({ uid: `${persona.uid}-nessuna` }), assente());
    await refused(update({ versione: 1 }), superata(attuale));
    await refused(
      update({ datFine: '2025-01-01' }),
      riferimento('codParticolarita', /una sola opzione.*dal 01\/01\/2025 in poi/),
    );
    await refused(
      () =>
        gestore.call(vociPersonaRoutes.removeParticolarita, { body: { uid: `${persona.uid}-nessuna`, versione: 1 } }),
      assente(),
    );
  });
});
