import { codiceInpsRepository } from '#archivio/tabelle/posizioni.ts';
import type { Riga } from '#functions/colonne/colonna.ts';
import { testoDi, type Mezzi } from '#functions/colonne/tipo.ts';
import { campoRifiutato } from '#platform/errors.ts';
import type { campiDenunce } from '#shared/contracts/servizi/servizio-denunce.ts';
import type { Servizio } from '#shared/contracts/servizi/servizio.ts';

type Denunce = Pick<Servizio, keyof typeof campiDenunce>;

const uidClassificazione = async (riga: Riga, { context }: Mezzi): Promise<string | null> => {
  const descrizione = testoDi(riga, 'classificazioneInps');
  if (descrizione === '') return null;
  const trovata = (await codiceInpsRepository(context.archivio).listAll()).find(
    (una) => una.descrizione.toUpperCase() === descrizione.toUpperCase(),
  );
  if (trovata === undefined)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'classificazioneInps',
      `Nessuna classificazione INPS si chiama "${descrizione}": inserirla o importarla prima.`,
    );
  return trovata.uid;
};

const distaccoDi = (riga: Riga): unknown => {
  const [tipo, cfEnte, prgEnte] = ['tipoDistacco', 'cfEnteDistacco', 'prgEnteDistacco'].map((campo) =>
    testoDi(riga, campo),
  );
  return tipo === '' && cfEnte === '' && prgEnte === '' ? null : { tipo, cfEnte, prgEnte };
};

const maggiorazioniDi = (riga: Riga): unknown[] =>
  testoDi(riga, 'maggiorazioni')
    .split(';')
    .map((parte) => parte.trim())
    .filter((parte) => parte !== '')
    .map((parte) => {
      const [codice, giorni] = parte.split(' ');
      return { codice, giorni: Number(giorni) };
    });

/** What the declaration asks of a service, from the cells of a row. The contract judges it. @throws RIFERIMENTO_NON_VALIDO */
export const readDenunce = async (riga: Riga, mezzi: Mezzi): Promise<object> => ({
  uidCodiceInps: await uidClassificazione(riga, mezzi),
  codAssunzione: riga.codAssunzione ?? null,
  codCessazione: riga.codCessazione ?? null,
  codCessazionePrivata: riga.codCessazionePrivata ?? null,
  distacco: distaccoDi(riga),
  maggiorazioni: maggiorazioniDi(riga),
});

const celleDistacco = (distacco: Denunce['distacco']): Riga =>
  distacco === null
    ? { tipoDistacco: null, cfEnteDistacco: null, prgEnteDistacco: null }
    : { tipoDistacco: distacco.tipo, cfEnteDistacco: distacco.cfEnte, prgEnteDistacco: distacco.prgEnte };

/** The same, as the cells of a row. */
export const writeDenunce = async (
  { uidCodiceInps, codAssunzione, codCessazione, codCessazionePrivata, distacco, maggiorazioni }: Denunce,
  { context }: Mezzi,
): Promise<Riga> => {
  const classificazioni = uidCodiceInps === null ? [] : await codiceInpsRepository(context.archivio).listAll();
  return {
    classificazioneInps: classificazioni.find(({ uid }) => uid === uidCodiceInps)?.descrizione ?? null,
    codAssunzione,
    codCessazione,
    codCessazionePrivata,
    ...celleDistacco(distacco),
    maggiorazioni:
      maggiorazioni.length === 0 ? null : maggiorazioni.map(({ codice, giorni }) => `${codice} ${giorni}`).join('; '),
  };
};
