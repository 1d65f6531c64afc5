import { expect, test } from 'vitest';
import { cedolinoPersona } from '#functions/cedolini/calcolo/cedolini-persone.ts';
import { asUid } from '#platform/data/entita.ts';
import { compenso } from '#support/cedolini.ts';
import { ambiente, dati, fiscali, processo, servizio, UID } from './dati.ts';

/** A substitute until 10 January, open-ended from the 11th: two items, one for each contract. */
const due = dati({
  fiscali: [fiscali({ numAliquotaMassima: 330_000, desAliquotaLettaDa: 'NoiPA' })],
  servizi: [
    servizio({
      uid: asUid('breve'),
      contratto: 'SUPPLENTE_BREVE',
      datInizio: '2026-01-01',
      datFine: '2026-01-10',
    }),
    servizio({ uid: asUid('ruolo'), contratto: 'TI', datInizio: '2026-01-11', datFine: null }),
  ],
});
const voce = (importo: number, dal: string, al: string) => ({ ...compenso(importo), competenza: { dal, al } });

test('each item is paid by the contract of its service date', () => {
  const { cedolino, anomalie } = cedolinoPersona(
    processo({ idMetodo: 'ACC-LD' }),
    {
      uidSubAnagrafe: asUid(UID),
      percettore: null,
      voci: [voce(60_000, '2026-01-05', '2026-01-09'), voce(40_000, '2026-01-12', '2026-01-31')],
    },
    due,
    ambiente(),
  );
  expect(anomalie).toEqual([]);
  // 600,00 × 1,61 % = 9,66: the open-ended contract bears none
  expect(cedolino?.righe.filter(({ codice }) => codice === 'INPS_DS').map(({ importo }) => importo)).toEqual([966]);
});
