import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { conferma } from './conferma.ts';
import { elenco } from './elenco.ts';
import { lavoro } from './lavoro.ts';
import { modulo } from './modulo.ts';

type Compila = (form: ReturnType<typeof modulo>) => Promise<void>;

/** What an office does with one row of a list: enters it, finds it, takes it out as a file, corrects it, deletes it. */
export interface VitaDiUnaRiga {
  readonly titolo: string;
  readonly crea: {
    readonly bottone: string;
    readonly finestra: string;
    readonly compila: Compila;
    readonly riga: string;
  };
  readonly modifica: { readonly finestra: string; readonly compila: Compila; readonly riga: string };
  readonly elimina?: string;
  /** False where the list is not exported, or holds too little to be filtered. */
  readonly esporta?: boolean;
  readonly filtra?: boolean;
}

/** Exports the list on the screen as CSV and answers what the downloaded file says. */
export const esportata = async (page: Page, titolo: string): Promise<string> => {
  const [file] = await Promise.all([page.waitForEvent('download'), elenco(page, titolo).esporta('CSV')]);
  const testo = await readFile(await file.path(), 'utf8');
  await lavoro(page, titolo).aspettaFine();
  await lavoro(page, titolo).togli();
  return testo;
};

const salvata = async (page: Page, finestra: string, compila: Compila): Promise<void> => {
  const form = modulo(page, finestra);
  await form.aspetta();
  await compila(form);
  await form.salva();
  await form.dentro.waitFor({ state: 'detached' });
};

/** Lives through the list that is on the screen. */
export const vivi = async (
  page: Page,
  { titolo, crea, modifica, elimina = 'Elimina', esporta = true, filtra = true }: VitaDiUnaRiga,
): Promise<void> => {
  const righe = elenco(page, titolo);
  await righe.crea(crea.bottone);
  await salvata(page, crea.finestra, crea.compila);
  await righe.riga(crea.riga).waitFor();
  if (esporta) expect(await esportata(page, titolo)).toContain(crea.riga);
  if (filtra) {
    await righe.filtra('che non esiste');
    await page.getByText('Nessuna riga corrisponde al filtro').waitFor();
    await righe.togliFiltro();
  }
  await righe.azione(crea.riga, 'Modifica');
  await salvata(page, modifica.finestra, modifica.compila);
  await righe.riga(modifica.riga).waitFor();
  await righe.azione(modifica.riga, elimina);
  await conferma(page, new RegExp(`^(Eliminare|Togliere) .*\\?$`)).conferma(elimina);
  await righe.riga(modifica.riga).waitFor({ state: 'detached' });
};
