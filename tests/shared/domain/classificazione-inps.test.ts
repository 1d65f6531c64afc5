import { describe, expect, test } from 'vitest';
import { classificazioneDi } from '#shared/domain/persona/classificazione-inps.ts';
import {
  cessazionePrivata,
  codiciCessazione,
  descrizioneCodiceCessazione,
} from '#shared/domain/persona/rapporto-inps.ts';

const classe = (uid: string, cambi = {}) => ({
  uid,
  flgAttiva: true,
  flgTempoPieno: true,
  contratti: ['TD_30_6', 'SUPPLENTE_BREVE'],
  ruoli: ['DOCENTE'],
  ...cambi,
});
const servizio = (cambi = {}) => ({
  uidCodiceInps: null,
  contratto: 'TD_30_6',
  ruolo: 'DOCENTE',
  codTipoOrario: 'F',
  ...cambi,
});

describe('the INPS classification of a service', () => {
  const piena = classe('piena');
  const parziale = classe('parziale', { flgTempoPieno: false });

  test('is the default of its contract, role and working time', () => {
    expect(classificazioneDi(servizio(), [piena, parziale])?.uid).toBe('piena');
    expect(classificazioneDi(servizio({ codTipoOrario: 'P' }), [piena, parziale])?.uid).toBe('parziale');
    expect(classificazioneDi(servizio({ ruolo: 'ATA' }), [piena, parziale])).toBeNull();
    expect(classificazioneDi(servizio({ contratto: 'TI' }), [piena, parziale])).toBeNull();
  });

  test('is its own when it has one', () => {
    expect(classificazioneDi(servizio({ uidCodiceInps: 'parziale' }), [piena, parziale])?.uid).toBe('parziale');
  });

  test('is nobody’s where two would do, or the one that would do is no longer used', () => {
    expect(classificazioneDi(servizio(), [piena, classe('altra')])).toBeNull();
    expect(classificazioneDi(servizio(), [classe('vecchia', { flgAttiva: false })])).toBeNull();
  });
});

test('every reason of the end of a service has its words and its reason in the private declaration', () => {
  expect(codiciCessazione).toHaveLength(32);
  for (const codice of codiciCessazione)
    expect([descrizioneCodiceCessazione[codice].length > 0, cessazionePrivata[codice].length > 0]).toEqual([
      true,
      true,
    ]);
});
