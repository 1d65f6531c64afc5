import { expect, test } from 'vitest';
import { byTesto } from '#shared/domain/ordine-testi.ts';
import { sources } from '#support/sources.ts';
import { glossario, parolaIn } from '#ui/parole/glossario.ts';
import { manuale } from '#web/areas/aiuto/testi-manuale.ts';

test('a label leads to the longest of the words it names, whole words only', () => {
  const detta = (etichetta: string) => parolaIn(etichetta)?.parola;
  expect(['Aliquota massima', 'IRAP', 'Lordo Stato', 'Posizione INAIL', 'Piano gestionale'].map(detta)).toEqual([
    'Aliquota massima',
    'IRAP',
    'Lordo Stato',
    'Posizione INAIL',
    'Capitolo',
  ]);
  expect(detta('Descrizione')).toBeUndefined();
  expect(detta('Nirap')).toBeUndefined();
});

test('each word is once, in order, explained in a sentence or two, and in the manual', () => {
  const parole = glossario.map(({ parola }) => parola);
  expect(parole).toEqual([...new Set(parole)].toSorted(byTesto((parola: string) => parola)));
  for (const { testo } of glossario) expect(testo).toMatch(/^[\p{Lu}0-9].{30,}\.$/u);
  const capitolo = manuale.find(({ passi = [] }) => passi.some(({ titolo }) => titolo === 'Scorporo'));
  expect(capitolo?.passi?.map(({ titolo }) => titolo)).toEqual(parole);
});

/** Words that explain themselves: whoever does not know what a name or a note is has no page to be led to. */
const CHIARE =
  /^(Cognome|Nome|Motivo|Perch[eé]|Anno|Dal|Al|Mese|Giorno|Giorni|Note?|Testo|Descrizione|File|Importo|Ore|Persona|E-mail|Telefono|Indirizzo|Data|Numero|Valore|Titolo|Lista|Voce|Voci|Ruol[oi]|Per confermare|Primo|Prima|Ultim[oa]|Quant[io]|Quale|Chi|Che|Come|Da|In|Il|Un|Con|Esito|Formato|Risultato|Inviat[oa]|Giorno|CAP|PEC|Sesso|Nat[oa]|Denominazione|Creditore|Documento|Attività|Progetto|Incarico|Scheda|Persone|Candidat[io]|Compens[oi]|ESEMPIO)/;

test('of the fields whose name is a term of the office, two in five at least lead to its explanation', () => {
  const etichette = [
    ...new Set(
      sources('web').flatMap(({ text }) =>
        [...text.matchAll(/etichetta="([^"]+)"/g)].map(([, etichetta = '']) => etichetta),
      ),
    ),
  ].filter((etichetta) => !CHIARE.test(etichetta));
  const spiegate = etichette.filter((etichetta) => parolaIn(etichetta) !== undefined);
  expect(spiegate.length / etichette.length).toBeGreaterThan(0.4);
});
