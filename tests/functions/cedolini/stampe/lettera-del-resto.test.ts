import { expect, test } from 'vitest';
import { comeSiPagano, destinatariDi } from '#functions/cedolini/stampe/fine-rapporto/lettera-del-resto.ts';
import { conguaglioDifferito } from '#shared/rules/irpef.ts';
import { inForceOn } from '#shared/rules/regola.ts';

const resto = {
  codice: 'CONGUAGLIO_NON_TRATTENUTO',
  anno: 2025,
  annoConguagliato: 2025,
  conguagliatoIl: '2026-01-10',
  dovuto: 10_000,
  trattenuto: 0,
  residuo: 10_000,
};

test('the letter says interest, last day and article of the rule in force', () => {
  const oggi = inForceOn(conguaglioDifferito, '2026-03-10');
  expect(comeSiPagano([resto], 'CONTINUA', oggi).join()).toMatch(/0,50 %.*15\/01\/2027.*art\. 23 c\. 3 DPR 600\/1973/);
  const cambiata = {
    valore: { ...oggi.valore, interesseMensile: 2_500, versamentoEntro: '02-28' },
    norma: [{ testo: 'Legge inventata, art. 1' }] as const,
  };
  expect(comeSiPagano([resto], 'CONTINUA', cambiata).join()).toMatch(/0,25 %.*28\/02\/2027.*Legge inventata, art\. 1/);
});

type Parametri = Parameters<typeof destinatariDi>[0];
const ROSSI = { desCognome: 'Rossi', desNome: 'Inventato', desCf: 'RSSNNT80A01H501X' };
const eredeDi = (desNome: string) => ({ erede: { ...ROSSI, desNome } });
const fascicolo = (cambi: Partial<Parametri['dati']['persona']>, eredi: Parametri['eredi'] = []): Parametri => ({
  dati: { persona: { ...ROSSI, ...cambi } },
  eredi,
});

test('of who is dead the letter goes to each heir, and to all of them together while none is recorded', () => {
  const nomi = (uno: Parametri) => destinatariDi(uno).map(({ nome }) => nome);
  expect(nomi(fascicolo({}))).toEqual(['Rossi Inventato']);
  for (const morta of [{ datDecesso: '2026-03-18' }, { flgDeceduto: true }]) {
    expect(nomi(fascicolo(morta))).toEqual(['Eredi di Rossi Inventato']);
    expect(nomi(fascicolo(morta, [eredeDi('Elena'), eredeDi('Carlo')]))).toEqual(['Rossi Elena', 'Rossi Carlo']);
  }
});

test('nobody is told that sums will be withheld from the pay of who is dead', () => {
  const oggi = inForceOn(conguaglioDifferito, '2026-03-10');
  const bonus = { ...resto, codice: 'TRATTAMENTO_INTEGRATIVO' };
  const detto = comeSiPagano([resto, bonus], 'DECEDUTA', oggi).join(' ');
  expect(detto).not.toMatch(/prossimi pagamenti|pagamenti successivi|ultimo pagamento/);
  expect(detto).toMatch(/li versano gli eredi\..*entro il 15\/01\/2027 dagli eredi/);
});
