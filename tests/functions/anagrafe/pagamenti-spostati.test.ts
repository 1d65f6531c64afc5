import { expect, test } from 'vitest';
import { soggettivaEntita } from '#archivio/persone/soggettiva.ts';
import { pagamentoSpostato } from '#functions/anagrafe/accorpamento/pagamenti-spostati.ts';
import { asUid } from '#platform/data/entita.ts';
import { writeItem } from '#platform/data/repository.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';

const voce = (uid: string, cambi: { readonly desRiferimento?: string } = {}) =>
  writeItem(soggettivaEntita, SCUOLA_A, {
    uid: asUid<'SOGGETTIVA'>(uid),
    uidSubAnagrafe: asUid<'PERSONA'>(uid.split('-')[0] ?? ''),
    versione: 1,
    codVoce: 'CESQUI',
    numImporto: 100,
    datInizio: '2026-01-01',
    datFine: '2026-12-31',
    desRiferimento: '',
    numTotale: 1000,
    piano: null,
    ...cambi,
  });
const pagamento = (uid: string, origine: string) => ({
  pk: 'SCUOLA#X#PERSONA#resta',
  sk: `PAGAMENTO#${uid.split('-')[1] ?? ''}`,
  tipo: 'PAGAMENTO',
  uid,
  trattenute: [{ origine, importo: 100 }],
});

test('a payment whose run has paid who stays is kept beside, under the id it had', () => {
  const suo = pagamento('resta-run', 'resta-v1');
  expect(pagamentoSpostato(suo, 'va', [pagamento('resta-run', 'resta-v0')], [])).toEqual({
    ...suo,
    uid: 'resta-run.va',
    sk: 'PAGAMENTO#run.va',
  });
  expect(pagamentoSpostato(suo, 'va', [pagamento('resta-altro', 'resta-v0')], [])).toEqual(suo);
});

test('a payment names the deduction that takes the place of one left behind: its debt is not taken twice', () => {
  const suo = pagamento('resta-run', 'resta-sua');
  expect(pagamentoSpostato(suo, 'va', [voce('resta-tenuta')], [voce('va-sua')])).toEqual(
    pagamento('resta-run', 'resta-tenuta'),
  );
  expect(
    pagamentoSpostato(suo, 'va', [voce('resta-tenuta', { desRiferimento: 'un altro' })], [voce('va-sua')]),
  ).toEqual(suo);
});
