import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import * as campi from '#shared/domain/campi.ts';
import { composeIban } from '#shared/domain/codici/iban.ts';
import { modalitaPagamento } from '#shared/domain/persona/pagamento.ts';

const messaggio = (schema: z.ZodType, valore: unknown) => {
  const esito = schema.safeParse(valore);
  return esito.success ? null : (esito.error.issues[0]?.message ?? '');
};

const tutti: Readonly<Record<string, z.ZodType>> = {
  testo: campi.testo(1, 50),
  testoLungo: campi.testoLungo(2000),
  scelta: campi.scelta(modalitaPagamento),
  uid: campi.uid(),
  versione: campi.versione(),
  flag: campi.flag(),
  data: campi.data(),
  dataRicerca: campi.dataRicerca(),
  mese: campi.mese(),
  anno: campi.anno(),
  importo: campi.importo(),
  importoNonNegativo: campi.importoNonNegativo(),
  importoPositivo: campi.importoPositivo(),
  aliquota: campi.aliquota(),
  ore: campi.ore(),
  giorni: campi.giorni(),
  numero: campi.numero(0, 10),
  codiceFiscale: campi.codiceFiscale(),
  codiceFiscaleEnte: campi.codiceFiscaleEnte(),
  partitaIva: campi.partitaIva(),
  iban: campi.iban(),
  abi: campi.abi(),
  cab: campi.cab(),
  cin: campi.cin(),
  cinEuro: campi.cinEuro(),
  conto: campi.conto(),
  bban: campi.bban(),
  bic: campi.bic(),
  codPaese: campi.codPaese(),
  codMeccanografico: campi.codMeccanografico(),
  codBelfiore: campi.codBelfiore(),
  provincia: campi.provincia(),
  cap: campi.cap(),
  matricolaInps: campi.matricolaInps(),
  email: campi.email(),
  telefono: campi.telefono(),
};

describe('fields of the contracts', () => {
  it.each(Object.entries(tutti))('%s becomes JSON Schema with a length, a range or a closed list', (_, schema) => {
    const json = z.toJSONSchema(schema, { unrepresentable: 'throw' });
    const limitato =
      json.type === 'boolean' ||
      json.enum !== undefined ||
      (json.type === 'string' && json.maxLength !== undefined && json.maxLength <= 2000) ||
      (json.type === 'integer' &&
        json.minimum !== undefined &&
        json.maximum !== undefined &&
        json.minimum > Number.MIN_SAFE_INTEGER &&
        json.maximum < Number.MAX_SAFE_INTEGER);
    expect(limitato, JSON.stringify(json)).toBe(true);
  });

  it.each(Object.entries(tutti))('%s refuses what is absent or of another kind, in Italian', (_, schema) => {
    expect(messaggio(schema, undefined)).toBe('Campo obbligatorio.');
    for (const valore of [{}, [], NaN, () => 1]) {
      const detto = messaggio(schema, valore);
      expect(detto).not.toBeNull();
      expect(detto).not.toMatch(/invalid|expected|required|too (small|big)/i);
    }
  });

  it.each(Object.entries(tutti))('%s answers every bad value in Italian', (_, schema) => {
    for (const valore of [
      '',
      ' ',
      'x'.repeat(5000),
      '\u0000',
      '2023-02-29',
      '1899-12-31',
      -1e15,
      1e15,
      1.5,
      -1,
      13,
      null,
      true,
      '<script>',
      '__proto__',
    ]) {
      expect(messaggio(schema, valore) ?? '').not.toMatch(/invalid|expected|required|too (small|big)|must/i);
    }
  });

  it('accept what an office writes', () => {
    expect(messaggio(campi.testo(1, 50), "Niccolò D'Angelo")).toBeNull();
    expect(messaggio(campi.testoLungo(100), 'riga\nriga')).toBeNull();
    expect(messaggio(campi.testo(1, 50), 'riga\nriga')).toContain('controllo');
    expect(messaggio(campi.codiceFiscale(), 'RSSMRA80A01H501A')).toBeNull();
    expect(messaggio(campi.codiceFiscale(), '80012340567')).toBeNull();
    expect(messaggio(campi.codiceFiscale(), 'rssmra80a01h501u')).toContain('16 caratteri');
    expect(messaggio(campi.codMeccanografico(), 'ZZIC12300X')).toBeNull();
    expect(messaggio(campi.codMeccanografico(), 'ZZIC1230')).toContain('10 caratteri');
    expect(messaggio(campi.email(), 'ufficio@scuola.example')).toBeNull();
    expect(messaggio(campi.telefono(), '+39 06 1234567')).toBeNull();
    expect(messaggio(campi.bic(), 'ABCDIT2XXXX')).toBeNull();
  });

  it('know the calendar and the two ends of a search', () => {
    expect(messaggio(campi.data(), '2024-02-29')).toBeNull();
    expect(messaggio(campi.data(), '2023-02-29')).toBe('Data non valida.');
    expect(messaggio(campi.data(), '1899-12-31')).toContain('1900');
    expect(messaggio(campi.data(), '9999-12-31')).not.toBeNull();
    expect(messaggio(campi.dataRicerca(), '9999-12-31')).toBeNull();
    expect(messaggio(campi.dataRicerca(), '1900-01-01')).toBeNull();
  });

  it('check both digits of an IBAN and say which is wrong', () => {
    const giusto = composeIban('05428', '11101', '123456');
    expect(messaggio(campi.iban(), giusto)).toBeNull();
    expect(messaggio(campi.iban(), giusto.replace('IT60', 'IT61'))).toContain('cifre di controllo');
    expect(messaggio(campi.iban(), 'IT60X05428')).toContain('27 caratteri');
  });
});
