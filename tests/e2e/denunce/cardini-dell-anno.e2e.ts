import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { fiscaleRoutes, fiscaliPredefiniti, type FiscaliInput } from '#shared/contracts/anagrafe/fiscale.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { nameFirmatari } from '#support/cedolini.ts';
import { createAccademia } from '#support/denunce/accademia.ts';
import { A_MILANO, saveFirma } from '#support/denunce/scuola-che-certifica.ts';
import { startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import { loginOf } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { supplenzaDiProva } from '#support/servizi-di-prova.ts';
import { COLLABORA, createIncarico, paga } from '../../integration/anno/atti.ts';
import { openAnno, type Anno } from '../../integration/anno/mondo.ts';
import { lordo } from '../../integration/anno/statale/persone.ts';
import { accesso } from '../pages/accesso.ts';
import { elaborazione } from '../pages/elaborazione.ts';
import { elenco } from '../pages/elenco.ts';
import { modulo } from '../pages/modulo.ts';

// A conservatory made new, at the turn of the year: what an office sees and does from December to March.

const SCUOLA = 'TOAF09900X';
const CHI: Readonly<Record<string, Partial<FiscaliInput>>> = {
  stabili: { numRedditoPresunto: 3_000_000 },
  collaborini: { percettore: { tipo: 'COCOCO' }, codGestioneSeparata: 'CON_DIS_COLL', numRedditoPresunto: 1_500_000 },
};

let prodotto: BrowserHome;
let scuola: Anno;
let page: Page;
const problems: string[] = [];
let dicembre: Processo;
beforeAll(async () => {
  scuola = await openAnno(SCUOLA, 'Conservatorio Ottavio Inventato', 'AFAM', '2026-01-14', async (options) => {
    prodotto = await startBrowserHome(options);
    return prodotto.home;
  });
  const { chi, persone } = scuola;
  await nameFirmatari(chi);
  await createAccademia(chi, SCUOLA);
  let numero = 60;
  for (const [nome, fiscali] of Object.entries(CHI)) {
    const persona = personaDiProva((numero += 1), { desCognome: nome, desNome: 'Prova', domicili: [A_MILANO] });
    persone.set(nome, await chi.ok(anagrafeRoutes.createPersona, { body: persona }));
    const uidSubAnagrafe = scuola.uidDi(nome);
    for (const anno of [2025, 2026])
      await chi.ok(fiscaleRoutes.createFiscali, { body: { ...fiscaliPredefiniti(anno), ...fiscali, uidSubAnagrafe } });
  }
  await chi.ok(serviziRoutes.createServizio, {
    body: { ...supplenzaDiProva('2025-10-01', '2026-06-30'), uidSubAnagrafe: scuola.uidDi('stabili') },
  });
  await createIncarico(scuola, 'collaborini', '2025-12-01', '2026-06-30', { ...COLLABORA, numImporto: 1_500_000 });
  dicembre = await paga(scuola, ['SUP-LD', '2025-12-18', 'Stipendi di dicembre'], [dalRegistro()]);
  await paga(
    scuola,
    ['COC-LD', '2026-01-09', 'Collaborazione di dicembre'],
    [lordo(scuola, 'collaborini', 900_000, ['2025-12-01', '2025-12-31'])],
  );
  await enter();
});
afterAll(() => prodotto.close());

const dalRegistro = (): InputCedolino => ({ uidSubAnagrafe: scuola.uidDi('stabili'), percettore: null, voci: [] });
/** The window of the manager, signed in on the day it is: a session keeps the day that it began on. */
const enter = async (): Promise<void> => {
  page = await prodotto.stranger();
  page.on('pageerror', ({ message }) => problems.push(message));
  await accesso(page, prodotto.home.origin).entra(loginOf('GESTORE', SCUOLA), 'prova');
};
const vaiA = (path: string): Promise<void> => accesso(page, prodotto.home.origin).vaiA(path);
const scheda = (nome: RegExp) => page.getByRole('tab', { name: nome }).click();
const premi = (nome: string) => page.getByRole('button', { name: nome, exact: true }).first().click();
/** Accounts the run that is open. */
const contabilizza = async (nome: string): Promise<void> => {
  await premi('Azioni');
  await page.getByRole('menuitem', { name: 'Contabilizza', exact: true }).click();
  const finestra = modulo(page, `Contabilizzare "${nome}"?`);
  await finestra.dentro.getByText('Che cosa diventa definitivo').waitFor();
  await finestra.scrivi('Per confermare scrivere CONTABILIZZA', 'contabilizza');
  await finestra.salva('Contabilizza');
  await finestra.dentro.waitFor({ state: 'detached' });
};
/** The file of the filing that is open, then the day it was sent. */
const sendAperta = async (protocollo = ''): Promise<void> => {
  await scheda(/^File/);
  await premi('Fai il file');
  await page.getByRole('tab', { name: 'File (1)' }).waitFor();
  await scheda(/Invio/);
  await premi('Scrivi la data di invio');
  const invio = modulo(page, 'Data di invio');
  if (protocollo !== '') await invio.scrivi('Protocollo', protocollo);
  await invio.salva("Conferma l'invio");
  await page.getByText('Inviata: in attesa di esito').first().waitFor();
};

test('the payslip of December has its share of the thirteenth', async () => {
  await vaiA(`/cedolini?processo=${dicembre.uid}`);
  expect(await elaborazione(page).spiega('stabili Prova')).toContain('Tredicesima');
});

test('the F24 of December is made of the salary, and is sent', async () => {
  await vaiA('/invia-F24');
  await premi('Nuovo F24');
  await page.getByRole('heading', { level: 1, name: 'Nuovo F24' }).waitFor();
  const nuovo = modulo(page);
  await nuovo.scegli('Mese', 'dicembre');
  await nuovo.scegli('Anno', '2025');
  await elenco(page, 'Righe proposte').riga('100E').waitFor();
  await nuovo.salva("Crea l'F24");
  await sendAperta();
});

test('the UniEmens of December tells of both, and is sent', async () => {
  await vaiA('/uniemens');
  await premi('Nuovo UniEmens');
  const nuovo = modulo(page);
  await nuovo.scegli('Mese', 'dicembre');
  await nuovo.scegli('Anno', '2025');
  await nuovo.salva('Crea UniEmens');
  await scheda(/Collaboratori \(1\)/);
  await elenco(page, 'Collaboratori').riga('9.000,00').first().waitFor();
  await sendAperta();
});

test('a payment of December found in March: what lacks it is named, a further UniEmens and a late F24 are made', async () => {
  await scuola.arriva('2026-03-10');
  await paga(
    scuola,
    ['COC-LD', '2025-12-19', 'Collaborazione trovata tardi'],
    [lordo(scuola, 'collaborini', 50_000, ['2025-12-01', '2025-12-15'])],
  );
  await enter();
  await vaiA('/quadratura?vista=completa&anno=2025');
  await page.getByRole('heading', { name: 'UniEmens di dicembre 2025' }).waitFor();
  await premi('Prepara UniEmens con queste persone');
  await page.getByRole('heading', { level: 1, name: /ulteriore flusso/ }).waitFor();
  await sendAperta();
  await vaiA('/quadratura?vista=completa&anno=2025');
  await premi("Prepara l'F24 con il ravvedimento");
  await elenco(page, 'Righe').riga('100E').waitFor();
  await sendAperta();
  await vaiA('/quadratura?vista=completa&anno=2025');
  await page.getByText('Niente da completare').waitFor();
});

test('the year is settled from its page, after its term, by a run that names it', async () => {
  await vaiA('/quadratura?vista=conguaglio&anno=2025');
  await page.getByText('2 persone da conguagliare').waitFor();
  await premi('Nuovo conguaglio 2025');
  // The term is of February, today is of March: the year stays that of its page.
  await page.getByRole('button', { name: /^Anno da conguagliare.* 2025/ }).waitFor();
  await modulo(page).salva('Avanti');
  const schermo = elaborazione(page);
  await schermo.aggiungiPersone(['stabili Prova', 'collaborini Prova']);
  await schermo.avvia();
  expect(await schermo.spiega('collaborini Prova')).toContain('Conguaglio del 2025');
  await schermo.tornaAllElaborazione();
  await contabilizza('Conguaglio 2025');
  await vaiA('/quadratura?vista=conguaglio&anno=2025');
  await page.getByText('Nessuna persona del 2025 ha una differenza da conguagliare.').waitFor();
});

test('the next payslip takes an instalment of the surtax that the settlement wrote', async () => {
  const marzo = await paga(
    scuola,
    ['COC-LD', '2026-03-27', 'Collaborazione di febbraio'],
    [lordo(scuola, 'collaborini', 100_000, ['2026-02-01', '2026-02-28'])],
  );
  await vaiA(`/cedolini?processo=${marzo.uid}`);
  expect(await elaborazione(page).spiega('collaborini Prova')).toContain(
    'Addizionale regionale, saldo anno precedente',
  );
});

test('the certificates of the year are made without a finding that blocks, sent, and its steps say so', async () => {
  await saveFirma(scuola.chi, { anno: 2025, datFirma: '2026-03-10' });
  await vaiA('/cu');
  await premi('Nuova CU');
  await page.getByRole('heading', { level: 1, name: 'Nuova CU' }).waitFor();
  await modulo(page).salva('Crea CU');
  await page.getByRole('heading', { level: 1, name: 'CU del 2025, invio di marzo' }).waitFor();
  await page.getByText('Completa').first().waitFor();
  await sendAperta('26031012345678901');
  await premi('Consegna');
  await modulo(page, 'Consegna delle certificazioni').salva();
  await page.getByText('Consegna scritta').waitFor();
  await vaiA('/operazioniAnnuali?anno=2025');
  const passi = elenco(page, 'Passi che chiudono il 2025');
  await passi.riga('Inviare le Certificazioni Uniche').getByText('Fatto').first().waitFor();
  await passi.riga('Fare il conguaglio').getByText('Fatto').first().waitFor();
  await passi.riga('Consegnare le Certificazioni Uniche').getByText('Fatto').first().waitFor();
});

test('what is late stays in red on the first page until somebody sets it aside, and says why', async () => {
  await vaiA('/');
  const scadenze = elenco(page, 'Scadenze');
  await scadenze.aspetta();
  const bottone = scadenze
    .riga('Scaduta')
    .getByRole('button', { name: /^Segna: / })
    .first();
  const [, quale = '', periodo = ''] =
    /^Segna: (.*), ([^,]*)$/.exec((await bottone.getAttribute('aria-label')) ?? '') ?? [];
  await bottone.click();
  const segno = modulo(page, quale);
  await segno.scegli('Che cosa si dice', 'Non è dovuta: metterla da parte');
  await segno.salva();
  expect(await segno.errori()).toEqual([expect.stringContaining('Dire perché è messa da parte')]);
  await segno.scrivi('Perché, o dove è stata fatta', 'La prova la paga un altro ufficio');
  await segno.salva();
  await segno.dentro.waitFor({ state: 'detached' });
  const segnata = scadenze.riga(periodo).filter({ hasText: quale });
  await segnata.getByText('La prova la paga un altro ufficio').waitFor();
  await segnata.getByText('Messa da parte', { exact: true }).waitFor();
  expect(problems).toEqual([]);
});
