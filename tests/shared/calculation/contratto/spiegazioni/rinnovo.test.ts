import { expect, it } from 'vitest';
import { accessorioFissoDi, tabellareDi } from '#shared/calculation/contratto/inquadramento.ts';
import {
  accontoSulRinnovo,
  arretratoTabellare,
  emolumentoAccessorioMensile,
  emolumentoUnaTantum,
  incrementiDi,
  incrementoContrattualeMensile,
  incrementoTabellareMensile,
  tabellareIncrementato,
} from '#shared/calculation/contratto/rinnovo.ts';
import { stipendioTabellareMensile } from '#shared/calculation/contratto/stipendio.ts';
import { unaTantum } from '#shared/rules/contratto/indennita.ts';
import { accontoRinnovo, emolumentoAccessorio2023 } from '#shared/rules/contratto/vacanza-contrattuale.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import { giorno, letta, stipendio } from './spiegazioni.ts';

it('the explanation of renewals', () => {
  const vecchio = inForceOn(tabellareDi('DOCENTE_PRIMO_GRADO', '0-8'), '2023-12-31');
  const regolaRpd = accessorioFissoDi('DOCENTE_PRIMO_GRADO', '0-8');
  const a1 = incrementoTabellareMensile('0-8', inForceOn(incrementiDi('DOCENTE_PRIMO_GRADO'), giorno));
  expect(
    [
      a1,
      tabellareIncrementato(vecchio, a1.importo),
      incrementoContrattualeMensile(a1, inForceOn(regolaRpd, '2024-12-31'), inForceOn(regolaRpd, giorno)),
      accontoSulRinnovo(stipendioTabellareMensile(vecchio), inForceOn(accontoRinnovo, '2023-12-01')),
      arretratoTabellare(stipendio, [stipendioTabellareMensile(vecchio)], 3),
      emolumentoAccessorioMensile(stipendio, inForceOn(emolumentoAccessorio2023, '2023-01-01')),
      emolumentoUnaTantum(inForceOn(unaTantum.ATA, '2023-01-01')),
    ].map(letta),
  ).toEqual([
    [
      '119,20 € al mese, fascia 0-8 — Incremento mensile del tabellare per tredici mensilità, docente di primo grado, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), art. 12, tab. A1',
      'incremento mensile del contratto',
      'contratto.incremento.docente-primo-grado',
      '',
      '',
    ],
    [
      '22.837,88 € + 119,20 € × 12 = 24.268,28 € — Stipendio tabellare annuo, docente di primo grado, fascia 0-8, CCNL comparto Istruzione e Ricerca 6/12/2022 (2019-21, parte economica), tab. C1',
      'tabellare precedente + incremento mensile × 12',
      'contratto.tabellare.docente-primo-grado.0-8',
      '',
      '',
    ],
    [
      'Incremento contrattuale mensile = 129,50 €',
      'incremento del tabellare + Retribuzione professionale docenti mensile, anzianità 0-14 − importo precedente',
      '',
      'incremento del tabellare: 119,20 € · Retribuzione professionale docenti mensile, anzianità 0-14: 205,10 € · importo precedente: − 194,80 €',
      '119,20 € al mese, fascia 0-8 — Incremento mensile del tabellare per tredici mensilità, docente di primo grado, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), art. 12, tab. A1 | 205,10 € al mese — Retribuzione professionale docenti mensile, anzianità 0-14, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), tabella RPD | 194,80 € al mese — Retribuzione professionale docenti mensile, anzianità 0-14, CCNL comparto Istruzione e Ricerca 18/1/2024 (2019-21), art. 73-74, tab. E1.2',
    ],
    [
      '9,52 € × 6,7 × 13 mensilità = 829,19 € — Acconto sul rinnovo 2022-24, multiplo della vacanza contrattuale, DL 145/2023, art. 3',
      'vacanza contrattuale × moltiplicatore × mensilità',
      'contratto.acconto-rinnovo',
      '',
      "0,50 % di 1.903,16 € = 9,52 € — Vacanza contrattuale di base dell'acconto, DL 145/2023, art. 3",
    ],
    [
      '119,20 € × 3 mesi = 357,60 €',
      '(dovuto mensile − percepito mensile) × mesi',
      '',
      '',
      'Differenza mensile = 119,20 €',
    ],
    [
      '1,50 % di 2.022,36 € = 30,34 € — Emolumento accessorio una tantum 2023 sullo stipendio, L. 197/2022, art. 1 c. 330',
      'imponibile × aliquota',
      'contratto.emolumento-accessorio-2023',
      'imponibile: 2.022,36 € · aliquota: 1,50 %',
      '24.268,28 € ÷ 12 = 2.022,36 € — Stipendio tabellare annuo, docente di primo grado, fascia 0-8, CCNL comparto Istruzione e Ricerca 23/12/2025 (2022-24), art. 12, tab. A2',
    ],
    [
      '44,11 € — Emolumento una tantum ATA in servizio nel 2022/23, CCNL comparto Istruzione e Ricerca 18/1/2024 (2019-21), art. 75',
      'importo del contratto',
      'contratto.una-tantum.ata',
      '',
      '',
    ],
  ]);
});
