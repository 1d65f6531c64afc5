import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { assenzeRoutes } from '#shared/contracts/assenze/assenze.ts';
import { attivitaRoutes } from '#shared/contracts/servizi/attivita.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { annoScolasticoDi } from '#shared/domain/tempo/anno-scolastico.ts';
import { accessibilityFindings, startBrowserHome, type BrowserHome } from '#support/home/test-browser.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { dipendenteDiProva, servizioDiProva } from '#support/servizi-di-prova.ts';
import { accesso } from '../pages/accesso.ts';
import { conferma } from '../pages/conferma.ts';
import { elenco } from '../pages/elenco.ts';
import { modulo } from '../pages/modulo.ts';
import { tastiera } from '../pages/tastiera.ts';

let prodotto: BrowserHome;
let gestore: Person;
beforeAll(async () => {
  prodotto = await startBrowserHome();
  gestore = await prodotto.home.as(loginOf('GESTORE'));
});
afterAll(() => prodotto.close());

/** The calendar year in which the school year of today began: its October is always in it. */
const anno = annoScolasticoDi(new Date().toISOString().slice(0, 10)).numAnno;
const nomeDi = ({ desCognome, desNome }: Persona): string => nominativo(desCognome, desNome);
const paga = (page: Page) => page.getByRole('group', { name: /^Retribuzione lorda/ });
const enter = async (ruolo: 'GESTORE' | 'SERVIZI' | 'ASSENZE' = 'GESTORE') => {
  const { page, problems } = await prodotto.enter(loginOf(ruolo));
  return { page, problems, vaiA: accesso(page, prodotto.home.origin).vaiA };
};
const indirizzo = (area: 'servizi' | 'assenze' | 'attivitapart', persona: Persona): string =>
  `/${area}/${persona.uid}/${encodeURIComponent(nomeDi(persona))}`;
const assenza = (persona: Persona, datInizio: string, datFine: string, altro: object = {}) =>
  gestore.ok(assenzeRoutes.saveAssenza, {
    body: {
      codTipoAssenza: 'FERIE',
      datInizio,
      datFine,
      numOre: null,
      codMotivo: null,
      datNascitaFiglio: null,
      numCertificato: '',
      datCertificato: null,
      note: '',
      uidSubAnagrafe: persona.uid,
      ...altro,
    },
  });

test('from the menu to a new service, whose pay is shown while it is written', async () => {
  const persona = await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(700) });
  const { page, problems } = await enter('SERVIZI');
  await page.getByRole('button', { name: 'Tutto il personale' }).click();
  const personale = elenco(page, 'Servizi');
  await personale.filtra(persona.desCognome);
  await personale.apri(persona.desCognome);
  const servizi = elenco(page, `Servizi di ${nomeDi(persona)}`);
  await page.getByText('Nessun servizio').waitFor();
  await servizi.crea('Nuovo servizio');
  const nuovo = modulo(page);
  await nuovo.salva();
  await expect
    .poll(() => nuovo.errori())
    .toEqual(
      expect.arrayContaining([
        'Tipo di nomina: Campo obbligatorio.',
        'Inizio: Campo obbligatorio.',
        'Qualifica retributiva: Campo obbligatorio.',
      ]),
    );
  expect(await accessibilityFindings(page)).toEqual([]);
  await nuovo.scrivi('Inizio', '01/09/2025');
  await nuovo.scegli('Tipo di nomina', 'Supplenza fino al termine delle attività');
  await expect.poll(() => nuovo.campo('Fine').inputValue()).toBe('30/06/2026');
  await nuovo.scegli('Tipo di personale', 'Docente');
  await nuovo.scegli('Qualifica retributiva', 'Docente laureato');
  await expect.poll(() => nuovo.campo('Ore settimanali').inputValue()).toBe('18');
  await paga(page)
    .getByText(/^Stipendio tabellare/)
    .waitFor();
  const intera = await paga(page).innerText();
  await nuovo.scegli('Orario', 'Part time orizzontale');
  await nuovo.scrivi('Ore di part time', '9');
  await expect.poll(() => paga(page).innerText()).not.toBe(intera);
  await nuovo.scegli('Orario', 'Tempo pieno');
  await expect.poll(() => paga(page).innerText()).toBe(intera);
  await nuovo.salva();
  await servizi.riga('01/09/2025').waitFor();
  await expect.poll(() => servizi.riga('01/09/2025').innerText()).toContain('18 su 18');
  expect(problems).toEqual([]);
});

test('what the archive refuses lands on its field; a service is changed and deleted after a question', async () => {
  const { persona } = await dipendenteDiProva(
    gestore,
    701,
    servizioDiProva({ datInizio: '2024-09-01', datFine: '2026-08-31' }),
  );
  const { page, vaiA } = await enter();
  await vaiA(indirizzo('servizi', persona));
  const servizi = elenco(page, `Servizi di ${nomeDi(persona)}`);
  await servizi.apri('01/09/2024');
  const aperto = modulo(page);
  await aperto.scrivi('Ore settimanali', '20');
  await aperto.salva();
  await expect
    .poll(() => aperto.errori())
    .toEqual(["Ore settimanali: Le ore superano l'orario intero: quelle in più sono ore eccedenti."]);
  await aperto.scrivi('Ore settimanali', '16');
  await aperto.salva();
  await servizi.riga('16 su 18').waitFor();
  await gestore.ok(serviziRoutes.createServizio, {
    body: { ...servizioDiProva({ datInizio: '2026-09-01' }), uidSubAnagrafe: persona.uid },
  });
  await servizi.apri('01/09/2024');
  await aperto.scrivi('Fine', '30/09/2026');
  await aperto.salva();
  await expect
    .poll(async () => (await aperto.errori())[0])
    .toMatch(
      /^Inizio: Dal 01\/09\/2026 .* supererebbe un orario intero: c'è già un servizio dal 01\/09\/2026 per 18 ore su 18/,
    );
  await page.getByRole('button', { name: 'Torna ai servizi' }).click();
  await page
    .getByRole('dialog', { name: 'Uscire senza salvare?' })
    .getByRole('button', { name: 'Esci senza salvare' })
    .click();
  await servizi.azione('01/09/2024', 'Elimina');
  await conferma(page, /^Eliminare il servizio/).conferma('Elimina');
  await servizi.riga('01/09/2024').waitFor({ state: 'detached' });
});

test('a special activity is assigned and shown', async () => {
  const { persona } = await dipendenteDiProva(gestore, 702);
  await gestore.ok(attivitaRoutes.createTipoAttivita, {
    body: { codTipoAttivita: 'FS1', desTipoAttivita: 'Funzione strumentale', flgAttivo: true },
  });
  const { page, problems, vaiA } = await enter();
  await vaiA(indirizzo('attivitapart', persona));
  const attivita = elenco(page, `Attività particolari di ${nomeDi(persona)}`);
  await page.getByText('Nessuna attività particolare').waitFor();
  await attivita.crea('Nuova attività');
  const nuova = modulo(page, 'Nuova attività particolare');
  await nuova.scegli('Attività', 'FS1 Funzione strumentale');
  await nuova.scrivi('Inizio', '01/09/2025');
  await nuova.scrivi('Ore assegnate', '40');
  expect(await accessibilityFindings(page)).toEqual([]);
  await nuova.salva();
  await attivita.riga('Funzione strumentale').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('an absence is entered from its kind; the year at a glance counts it; a day is not taken twice', async () => {
  const { persona } = await dipendenteDiProva(gestore, 703, servizioDiProva({ datInizio: '2023-09-01' }));
  const { page, problems, vaiA } = await enter('ASSENZE');
  await vaiA(indirizzo('assenze', persona));
  await page.getByText("Nessuna assenza nell'anno").waitFor();
  await page.getByRole('button', { name: 'Nuova assenza' }).click();
  const tipi = elenco(page, 'Tipi di assenza');
  await tipi.filtra('Malattia');
  expect(await accessibilityFindings(page)).toEqual([]);
  await tipi.tabella.getByRole('link', { name: 'Malattia', exact: true }).click();
  const nuova = modulo(page);
  await nuova.salva();
  await expect
    .poll(() => nuova.errori())
    .toEqual(['Primo giorno: Campo obbligatorio.', 'Ultimo giorno: Campo obbligatorio.']);
  await nuova.scrivi('Primo giorno', `05/10/${anno}`);
  await nuova.scrivi('Ultimo giorno', `16/10/${anno}`);
  // what these days do is read before they are saved
  await page
    .locator('main')
    .getByText('Contano 12 giorni; 12 giorni a paga intera; 10 giorni senza RPD o CIA')
    .waitFor();
  await nuova.salva();
  await page.getByText('Contano 12 giorni; 12 giorni a paga intera; 10 giorni senza RPD o CIA').first().waitFor();
  await page.getByRole('heading', { name: /12 giorni di assenza/ }).waitFor();
  const assenze = elenco(page, 'Elenco delle assenze');
  await expect.poll(() => assenze.riga(`05/10/${anno}`).innerText()).toContain('Assenza per salute');
  expect(await accessibilityFindings(page)).toEqual([]);
  await assenze.apri(`05/10/${anno}`);
  await page.getByText('Che cosa prevede il contratto').waitFor();
  await expect.poll(() => modulo(page).campo('Motivo sanitario').innerText()).toContain('Malattia ordinaria');
  await vaiA(`${indirizzo('assenze', persona)}/tipoassenza`);
  await tipi.togliFiltro();
  await tipi.filtra('Ferie');
  await tipi.apri('Ferie');
  await nuova.scrivi('Primo giorno', `16/10/${anno}`);
  await nuova.scrivi('Ultimo giorno', `17/10/${anno}`);
  await nuova.salva();
  await expect
    .poll(async () => (await nuova.errori())[0])
    .toContain(`è già assente dal 05/10/${anno} al 16/10/${anno} (Malattia)`);
  expect(problems).toEqual([]);
});

test('with the keyboard alone an absence is deleted', async () => {
  const { persona } = await dipendenteDiProva(gestore, 704, servizioDiProva({ datInizio: '2023-09-01' }));
  await assenza(persona, `${anno}-10-12`, `${anno}-10-13`);
  const { page, vaiA } = await enter();
  await vaiA(indirizzo('assenze', persona));
  const assenze = elenco(page, 'Elenco delle assenze');
  await assenze.riga(`12/10/${anno}`).waitFor();
  await tastiera(page).scegliDalMenu('Azioni su Ferie', 'Elimina');
  const domanda = conferma(page, /^Eliminare "Ferie dal/);
  await domanda.aspetta();
  await domanda.finestra.getByRole('button', { name: 'Elimina', exact: true }).press('Enter');
  await assenze.riga(`12/10/${anno}`).waitFor({ state: 'detached' });
  await page.getByText("Nessuna assenza nell'anno").waitFor();
});

test('who is in service and who is absent are found in the lists of the school, and lead to the record', async () => {
  const { persona } = await dipendenteDiProva(gestore, 706, servizioDiProva({ datInizio: '2023-09-01' }));
  await assenza(persona, `${anno}-10-19`, `${anno}-10-20`);
  const { page, problems, vaiA } = await enter();
  await vaiA('/servizi');
  const servizi = elenco(page, 'Servizi della scuola');
  await servizi.riga(persona.desCognome).waitFor();
  await page.getByRole('button', { name: /^Contratto Tutti/ }).click();
  await page.getByRole('option', { name: 'Supplenza breve e saltuaria' }).click();
  await page.getByText('Oggi nessuno è in servizio con questo contratto.').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await vaiA('/assenze');
  const sempre = async () => {
    await page
      .getByRole('button', { name: /^Periodo/ })
      .and(page.locator('[aria-haspopup]'))
      .click();
    await page.getByRole('option', { name: 'Sempre' }).click();
  };
  await sempre();
  const assenze = elenco(page, 'Assenze della scuola');
  await assenze.filtra(persona.desCognome);
  await assenze.riga('Ferie').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await assenze.azione(persona.desCognome, 'Apri l’assenza');
  await page.getByRole('heading', { name: new RegExp(`Assenza di ${persona.desCognome}`) }).waitFor();
  // the name opens the person, and not the form of the absence
  await vaiA('/assenze');
  await sempre();
  await assenze.filtra(persona.desCognome);
  await assenze.apri(persona.desCognome);
  await page.getByRole('heading', { name: new RegExp(`^Assenze di ${persona.desCognome}`) }).waitFor();
  // who changed them is read on the record, in words
  await vaiA(`/anagrafe?persona=${persona.uid}&scheda=modifiche`);
  for (const [quale, parola] of [
    [/^Tempo indeterminato/, 'Tempo indeterminato'],
    [/^Ferie/, 'Ferie'],
  ] as const) {
    await page.getByRole('button', { name: /^Di che cosa/ }).click();
    await page.getByRole('option', { name: quale }).click();
    await page.getByRole('table', { name: 'Modifiche del record' }).getByText(parola).first().waitFor();
  }
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
});
