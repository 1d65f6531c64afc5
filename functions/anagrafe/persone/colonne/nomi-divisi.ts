import type { Riga } from '#functions/colonne/colonna.ts';
import { testoDi, type Trovato } from '#functions/colonne/tipo.ts';
import { campoNonValido } from '#platform/errors.ts';
import { isNomeDi } from '#shared/domain/chi-e.ts';
import { lettereCognome, lettereNome } from '#shared/domain/codici/codice-fiscale-dati.ts';
import { normalizeCodiceFiscale, partiCodiceFiscale } from '#shared/domain/codici/codice-fiscale.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';

interface Divisi {
  readonly desCognome: string;
  readonly desNome: string;
}

/** Surname and name in each way that the words of a cell can be divided, either first; a comma divides by itself. */
const divisioni = (scritto: string): readonly Divisi[] => {
  const [prima = '', dopo, ...altre] = scritto.split(',').map((parte) => parte.trim());
  if (dopo !== undefined && altre.length === 0) return [{ desCognome: prima, desNome: dopo }];
  const parole = scritto.split(/\s+/);
  return parole.slice(1).flatMap((_, indice) => {
    const [inizio, fine] = [parole.slice(0, indice + 1).join(' '), parole.slice(indice + 1).join(' ')];
    return [
      { desCognome: inizio, desNome: fine },
      { desCognome: fine, desNome: inizio },
    ];
  });
};

const refuseAltroNome = (scritto: string, { riga }: Trovato): void => {
  const suo = nominativo(testoDi(riga, 'desCognome'), testoDi(riga, 'desNome'));
  if (!isNomeDi(scritto, { nominativo: suo }))
    throw campoNonValido(
      'desNominativo',
      `"${scritto}" non è il nome di chi ha questo codice fiscale, ${suo}: correggere il nome o il codice.`,
    );
};

/**
 * Surname and name out of the one cell that some files have for both: the letters of the codice fiscale say where one ends. Somebody who is there keeps their own.
 * @throws RICHIESTA_NON_VALIDA on the cell when the letters are of no division, or of more than one
 */
export const nomiDivisi = (riga: Riga, trovato: Trovato | undefined): Riga => {
  const scritto = testoDi(riga, 'desNominativo').trim();
  const senza = { desNominativo: null };
  if (scritto === '') return {};
  if (trovato !== undefined) {
    refuseAltroNome(scritto, trovato);
    return senza;
  }
  if (testoDi(riga, 'desCognome') !== '') return senza;
  const parti = partiCodiceFiscale(normalizeCodiceFiscale(testoDi(riga, 'desCf')));
  const possibili = divisioni(scritto).filter(
    ({ desCognome, desNome }) =>
      parti === null || (lettereCognome(desCognome) === parti.cognome && lettereNome(desNome) === parti.nome),
  );
  const [divisi, ...altri] = possibili;
  if (divisi === undefined)
    throw campoNonValido('desNominativo', `"${scritto}" non è il nome di chi ha questo codice fiscale.`);
  if (altri.length > 0)
    throw campoNonValido(
      'desNominativo',
      `Di "${scritto}" non si capisce dove finisce il cognome: scriverlo come "Rossi, Maria".`,
    );
  return { ...senza, ...divisi };
};
