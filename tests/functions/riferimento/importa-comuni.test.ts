import { describe, expect, it } from 'vitest';
import { archivioComuni, comuneAl, type Comune } from '#functions/riferimento/luoghi/comuni.ts';
import { mergeComuni, parseArchivioAnpr, variazioniArchivio } from '#functions/riferimento/luoghi/importa-comuni.ts';

const intestazione =
  '"ID","DATAISTITUZIONE","DATACESSAZIONE","CODISTAT","CODCATASTALE","DENOMINAZIONE_IT","DENOMTRASLITTERATA","ALTRADENOMINAZIONE","ALTRADENOMTRASLITTERATA","ID_PROVINCIA","IDPROVINCIAISTAT","IDREGIONE","IDPREFETTURA","STATO","SIGLAPROVINCIA","FONTE","DATAULTIMOAGG","COD_DENOM"';
const riga = (
  periodo: readonly [dal: string, al: string],
  istat: string,
  codice: string,
  nome: string,
  { sigla = 'ZZ', aggiornata = '2020-06-01' } = {},
) =>
  `1,"${periodo[0]}","${periodo[1]}","${istat}","${codice}","${nome}","${nome}","","",99,"099","99","","A","${sigla}","","${aggiornata}",""`;

/** Invented towns in the published format. */
const file = (...righe: readonly string[]) => `\uFEFF${[intestazione, ...righe].join('\r\n')}\r\n`;
const base: readonly Comune[] = [
  { codBelfiore: 'A901', desComune: 'PAESE FINTO', siglaProvincia: 'ZZ', dal: '1900-01-01', al: null, codIstat: null },
  {
    codBelfiore: 'A902',
    desComune: 'ALTRO PAESE',
    siglaProvincia: 'ZZ',
    dal: '1900-01-01',
    al: '2024-12-31',
    codIstat: null,
  },
  {
    codBelfiore: 'A904',
    desComune: 'FUSIONE FINTA',
    siglaProvincia: 'ZZ',
    dal: '2025-01-01',
    al: null,
    codIstat: null,
  },
];

describe('import of the archive of towns', () => {
  const letto = parseArchivioAnpr(
    file(
      riga(['1861-03-17', '1928-05-31'], '099001', 'A901', 'PAESE'),
      riga(['1947-03-01', '9999-12-31'], '099001', 'A901', 'PAESE FINTO, FRAZIONE "NUOVA"'.replaceAll('"', '""')),
      riga(['1900-01-01', '9999-12-31'], '099002', 'A902', 'ALTRO PAESE', { aggiornata: '2021-02-03' }),
      riga(['1900-01-01', '9999-12-31'], '099003', 'A903', 'PAESE AGGIUNTO'),
      riga(['1861-03-17', '1911-07-04'], '099809', 'ND', 'SENZA CODICE'),
    ),
  );

  it('reads periods, ISTAT codes and how far the file knows, leaving out towns without a code', () => {
    expect(letto.errori).toEqual([]);
    expect(letto.senzaCodice).toBe(1);
    expect(letto.rilevatoIl).toBe('2021-02-03');
    expect(letto.periodi).toHaveLength(4);
    expect(letto.periodi[1]).toEqual({
      codBelfiore: 'A901',
      desComune: 'PAESE FINTO, FRAZIONE "NUOVA"',
      siglaProvincia: 'ZZ',
      dal: '1947-03-01',
      al: null,
      codIstat: '099001',
    });
  });

  it('adds what is missing, keeps what the file does not know and what happened after it', () => {
    const prima = archivioComuni(base);
    const dopo = archivioComuni(mergeComuni(prima, letto));
    expect(comuneAl(dopo, 'A901', '1935-01-01').esito).toBe('estinto');
    expect(comuneAl(dopo, 'A901', '1950-01-01')).toMatchObject({ esito: 'valido', comune: { codIstat: '099001' } });
    expect(comuneAl(dopo, 'A902', '2025-01-01').esito).toBe('estinto');
    expect(comuneAl(dopo, 'A903', '2020-01-01').esito).toBe('valido');
    expect(comuneAl(dopo, 'A904', '2025-06-01').esito).toBe('valido');
    expect(variazioniArchivio(prima, dopo)).toEqual({ nuovi: ['A903'], cambiati: ['A901', 'A902'] });
  });

  it('changes nothing when repeated', () => {
    const una = archivioComuni(mergeComuni(archivioComuni(base), letto));
    const due = archivioComuni(mergeComuni(una, letto));
    expect(variazioniArchivio(una, due)).toEqual({ nuovi: [], cambiati: [] });
  });

  it('names row, column and fault of every bad row, and brings none in', () => {
    const rotto = parseArchivioAnpr(
      file(
        riga(['1900-01-01', '9999-12-31'], '099001', 'A901', 'PAESE'),
        riga(['1900-02-30', '9999-12-31'], '9901', 'AB12', '', { sigla: 'Z' }),
        riga(['1950-01-01', '1940-01-01'], '099002', 'A902', 'ALTRO'),
      ),
    );
    expect(rotto.periodi).toEqual([]);
    expect(rotto.errori.map(({ riga: numero, campo }) => `${numero} ${campo}`)).toEqual([
      '3 CODCATASTALE',
      '3 DENOMINAZIONE_IT',
      '3 SIGLAPROVINCIA',
      '3 CODISTAT',
      '3 DATAISTITUZIONE',
      '4 DATACESSAZIONE',
    ]);
  });

  it('refuses a file that is something else', () => {
    expect(parseArchivioAnpr('nome;cognome\nuno;due').errori.map(({ messaggio }) => messaggio)[0]).toContain(
      "non è l'archivio dei comuni",
    );
    expect(parseArchivioAnpr('').errori).not.toEqual([]);
    expect(parseArchivioAnpr('\u0000\u0001PK').errori).not.toEqual([]);
  });
});
