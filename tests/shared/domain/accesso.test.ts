import { describe, expect, it } from 'vitest';
import { esitoLicenza, hasLicenza, type LicenzaScuola } from '#shared/domain/accesso/licenze.ts';
import {
  codiceClienteRuolo,
  isAutorizzato,
  paginaInizialeDi,
  ruoli,
  ruoloDiCodiceCliente,
} from '#shared/domain/accesso/ruoli.ts';

const SCADENZA = '2026-10-21';
const licenza = (diverso: Partial<LicenzaScuola> = {}): LicenzaScuola => ({
  licenza: 'WWS',
  tenancy: 'SCUOLA1',
  expireDate: SCADENZA,
  status: 'ATTIVA',
  ...diverso,
});
const esito = (oggi: string, record: LicenzaScuola | null, conRuoli: readonly string[] = ['GESTORE']) =>
  esitoLicenza({ licenze: record ? [record] : [], tenancy: 'SCUOLA1', ruoli: conRuoli, oggi });

describe('licence check', () => {
  it('is silent to the expiry day included', () => {
    expect(esito('2026-10-20', licenza())).toEqual({ consentito: true, codice: null, messaggio: null });
    expect(esito(SCADENZA, licenza())).toEqual({ consentito: true, codice: null, messaggio: null });
  });

  it('asks to renew an active licence from the first to the thirtieth day after', () => {
    expect(esito('2026-10-22', licenza())).toMatchObject({ consentito: true, codice: 'WARN_LICENSE_RENEW' });
    expect(esito('2026-11-20', licenza())).toMatchObject({ consentito: true, codice: 'WARN_LICENSE_RENEW' });
  });

  it('denies from the thirty-first day, active or not', () => {
    expect(esito('2026-11-21', licenza())).toMatchObject({ consentito: false, codice: 'ERROR_LICENSE_EXPIRED' });
    expect(esito('2026-11-21', licenza({ status: 'INATTIVA' }))).toMatchObject({
      consentito: false,
      codice: 'ERROR_LICENSE_EXPIRED',
    });
  });

  it('warns about an inactive one, with the date once it has expired', () => {
    expect(esito(SCADENZA, licenza({ status: 'INATTIVA' }))).toMatchObject({
      consentito: true,
      codice: 'WARN_LICENSE_INACTIVE',
    });
    expect(esito('2026-10-22', licenza({ status: 'INATTIVA' }))).toMatchObject({
      codice: 'WARN_LICENSE_EXPIRED',
      messaggio: expect.stringContaining('21/10/2026'),
    });
    expect(esito('2026-11-20', licenza({ status: 'INATTIVA' }))).toMatchObject({
      consentito: true,
      codice: 'WARN_LICENSE_EXPIRED',
    });
  });

  it('refuses a missing one, an unknown status, another school, and a user without roles', () => {
    expect(esito(SCADENZA, null).codice).toBe('ERROR_LICENSE_MISSING');
    expect(esito(SCADENZA, licenza({ licenza: 'F24' })).codice).toBe('ERROR_LICENSE_MISSING');
    expect(esito(SCADENZA, licenza({ status: 'SOSPESA' })).codice).toBe('ERROR_LICENSE_INVALID');
    expect(esito(SCADENZA, licenza({ tenancy: 'SCUOLA2' })).codice).toBe('ERROR_LICENSE_INVALID');
    expect(esito(SCADENZA, licenza(), []).codice).toBe('ERROR_ROLES_MISSING');
  });

  it('keeps the further licences to the same tolerance', () => {
    const possedute = [licenza({ licenza: 'CUD' })];
    expect(hasLicenza(possedute, 'CUD', 'SCUOLA1', '2026-11-20')).toBe(true);
    expect(hasLicenza(possedute, 'CUD', 'SCUOLA1', '2026-11-21')).toBe(false);
    expect(hasLicenza(possedute, 'F24', 'SCUOLA1', SCADENZA)).toBe(false);
    expect(hasLicenza(possedute, 'CUD', 'SCUOLA2', SCADENZA)).toBe(false);
  });
});

describe('roles', () => {
  it('have their client codes, each once', () => {
    expect(codiceClienteRuolo.TESTER).toBe('wws.test');
    expect(new Set(Object.values(codiceClienteRuolo)).size).toBe(8);
    expect(ruoli.map((ruolo) => ruoloDiCodiceCliente(codiceClienteRuolo[ruolo]))).toEqual(ruoli);
    expect(ruoloDiCodiceCliente('wws.altro')).toBeUndefined();
  });

  it('lead to the first page of the spec, the first role of its table winning', () => {
    expect(paginaInizialeDi(['TESTER'], ['datiContabili'])).toBe('/dashboard');
    expect(paginaInizialeDi(['ASSENZE', 'CEDOLINI'], ['datiContabili'])).toBe('/cedolini');
    expect(paginaInizialeDi(['DIPENDENTE', 'PRESIDE'], ['datiContabili'])).toBe('/pannellodirigente');
    expect(paginaInizialeDi(['DIPENDENTE'], ['datiContabili'])).toBe('/my-datiContabili');
    expect(paginaInizialeDi(['DIPENDENTE'], ['servizi'])).toBe('/my-anagrafe');
    expect(paginaInizialeDi([], ['datiContabili'])).toBe('/error/unauthorized');
  });

  it('authorise on any overlap', () => {
    expect(isAutorizzato(['SERVIZI', 'DIPENDENTE'], ['GESTORE', 'SERVIZI'])).toBe(true);
    expect(isAutorizzato(['DIPENDENTE'], ['GESTORE'])).toBe(false);
    expect(isAutorizzato([], ['GESTORE'])).toBe(false);
  });
});
