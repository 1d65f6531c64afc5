/** Limits that are of no payslip, and where both their sides are tried. */
export const fuoriDalCedolino: Readonly<Record<string, string>> = {
  'detrazioni.lavoro-dipendente primaFascia minimo':
    'of open-ended contracts, which NoiPA settles: tests/shared/calculation/imposte/detrazioni.test.ts',
  'gestione-separata.aliquote minimale': 'what credits a whole year, told and never withheld: golden gs-minimale',
  'compensi.diritti-autore eta': 'the office says the regime: golden autore-da-35 and autore-sotto-35',
  'contratto.minimale-giornaliero': 'of the monthly filing: golden minimale-orario',
  'contratto.maturita.trasferta finoAMinuti': 'of what is proposed to pay: golden trasferta-30 to trasferta-101',
  'autonomi.verifica-inadempimenti.termini rispostaFeriali':
    'until when a payment waits, told and never withheld: tests/shared/calculation/verifica-inadempimenti.test.ts',
  'autonomi.verifica-inadempimenti.termini sospensione':
    'until when a payment waits, told and never withheld: tests/shared/calculation/verifica-inadempimenti.test.ts',
  'contratto.maturita.preliminari massimo':
    'of what is proposed to pay: tests/shared/calculation/contratto/compensi.test.ts',
  ...Object.fromEntries(
    ['PRESIDENTE', 'COMMISSARIO_ESTERNO', 'COMMISSARIO_INTERNO'].map((funzione) => [
      `contratto.maturita.funzione ${funzione} classiMassime`,
      'of what is proposed to pay: golden maturita-*',
    ]),
  ),
  ...Object.fromEntries(
    ['pon-esperto', 'pon-tutor', 'pnrr-esperto', 'pnrr-tutor', 'pnrr-mentoring', 'pnrr-formatore', 'formazione-docenza']
      .concat('formazione-tutoraggio', 'orientatore', 'tutor-scolastico')
      .flatMap((quale) =>
        ['minimo', 'massimo'].map((parte) => [
          `contratto.progetto.${quale} ${parte}`,
          'of a rate that is proposed: tests/shared/calculation/contratto/compensi.test.ts',
        ]),
      ),
  ),
};
