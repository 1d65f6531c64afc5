import { describe, expect, test } from 'vitest';
import { avvisiFiscali } from '#functions/anagrafe/fiscali/controllo-fiscale.ts';
import { cedolinoPersona } from '#functions/cedolini/calcolo/cedolini-persone.ts';
import { personaComposta } from '#functions/cedolini/calcolo/persona-composta.ts';
import { asUid } from '#platform/data/entita.ts';
import type { PersonaNuova } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import { compenso } from '#support/cedolini.ts';
import { enteDiProva, personaDiProva } from '#support/persone-di-prova.ts';
import { ambiente, dati, fiscali, processo, servizio, UID } from './dati.ts';

const persona = (chi: PersonaNuova) => {
  const { matricola: _matricola, ...campi } = chi;
  return { ...campi, uid: UID, uidSubAnagrafe: UID, versione: 1, prgAnagrafe: 1, matricola: 1, uidPortale: null };
};
const paga = (chi: PersonaNuova, percettore: Percettore) =>
  cedolinoPersona(
    processo({ idMetodo: 'EST-LD' }),
    { uidSubAnagrafe: asUid(UID), percettore, voci: [compenso(100_000)] },
    dati({ persona: persona(chi) }),
    ambiente(),
  );

const SOCIETA: Percettore = { tipo: 'SOCIETA', iva: 'ESENTE' };
const EREDE: Percettore = { tipo: 'EREDE', contratto: 'TI', ruolo: 'DOCENTE' };
const ente = enteDiProva('12345678903');
const fisica = personaDiProva(1);
const erede = personaDiProva(2, { tipoSoggetto: 'EREDE', cfDeceduto: fisica.desCf, quotaEredita: 500_000 });

test('a company is paid as a company, and its name is that of the payslip', () => {
  const { cedolino, anomalie, storico } = paga(ente, SOCIETA);
  expect(anomalie).toEqual([]);
  expect(cedolino?.totali.netto).toBe(100_000);
  expect(storico).toMatchObject({ desCognome: 'Cooperativa Inventata', desNome: '' });
});

test('an heir is paid as an heir, or for work of their own', () => {
  expect(paga(erede, EREDE).anomalie.map(({ codice }) => codice)).not.toContain('PERCETTORE_NON_AMMESSO');
  expect(paga(erede, { tipo: 'OCCASIONALE' }).cedolino).not.toBeNull();
});

test.each<[string, PersonaNuova, Percettore, RegExp]>([
  ['a natural person as a company', fisica, SOCIETA, /persona fisica/],
  ['a company as an outsider', ente, { tipo: 'OCCASIONALE' }, /società o un ente/],
  ['who is no heir as an heir', fisica, EREDE, /non risulta erede/],
])('%s is not paid, and the reason says what to correct', (_cosa, chi, percettore, messaggio) => {
  expect(paga(chi, percettore)).toMatchObject({
    cedolino: null,
    anomalie: [{ codice: 'PERCETTORE_NON_AMMESSO', campo: 'percettore', messaggio: expect.stringMatching(messaggio) }],
  });
});

describe('what is recorded of the pension of a person', () => {
  const registrati = (cambi: Partial<PersonaNuova>, dataPagamento = '2026-03-20') =>
    personaComposta(
      processo({ dataPagamento }),
      { uidSubAnagrafe: asUid(UID), percettore: null, voci: [compenso(100_000)] },
      dati({ persona: persona({ ...fisica, ...cambi }), servizi: [servizio()] }),
      ambiente(),
    ).registrato;
  const adesione = {
    dal: '2020-02-01',
    al: '2026-01-30',
    datAdesione: '2020-01-15',
    codFondo: '',
    comparto: '',
    aliquotaAggiuntiva: 0,
    quotaTfr: null,
  };

  test('first insured from 1996 on: the ceiling, which the tax data of the year may ask for too', () => {
    expect(registrati({ primaAssicurazione: 'DAL_1996' }).fiscali.massimale).toBe(true);
    expect(registrati({ primaAssicurazione: 'ENTRO_1995' }).fiscali.massimale).not.toBe(true);
    expect(registrati({}).fiscali.massimale).not.toBe(true);
  });

  test('Espero is withheld on the work of the days of a membership', () => {
    expect(registrati({ espero: [{ ...adesione, al: null }] }).percettore).toMatchObject({ espero: true });
    expect(registrati({ espero: [{ ...adesione, al: '2026-01-31' }] }).percettore).toMatchObject({ espero: true });
    expect(registrati({ espero: [adesione] }).percettore).toMatchObject({ espero: false });
  });
});

test('what is left of a surtax goes to the region and the town of its year, as they are recorded', () => {
  const residuo = { residuo: 10_000, rate: 2 };
  const { registrato } = personaComposta(
    processo(),
    { uidSubAnagrafe: UID, percettore: null, voci: [compenso(100_000)] },
    dati({
      fiscali: [
        fiscali({
          saldoRegionale: { ...residuo, anno: 2023, ente: '10' },
          saldoComunale: { ...residuo, anno: 2023, ente: 'F205' },
          accontoComunale: { ...residuo, anno: null, ente: null },
        }),
      ],
    }),
    ambiente(),
  );
  expect(registrato.fiscali.addizionali).toMatchObject({
    saldoRegionale: { anno: 2023, ente: 'LOMBARDIA' },
    saldoComunale: { anno: 2023, ente: 'F205' },
    accontoComunale: { anno: null, ente: null },
  });
});

test('a choice that rests on a paper asks for it', () => {
  const chi = dati().persona;
  const conRinuncia = fiscali({ flgRinunciaSostitutiva: true });
  const rinuncia = { tipo: 'RINUNCIA_SOSTITUTIVA' as const, data: '2026-01-10', protocollo: '1/2026' };
  expect(avvisiFiscali(chi, conRinuncia, 2026)).toContainEqual(expect.stringMatching(/rinuncia.*documento/));
  expect(avvisiFiscali(chi, { ...conRinuncia, documenti: [rinuncia] }, 2026)).not.toContainEqual(
    expect.stringMatching(/documento/),
  );
});
