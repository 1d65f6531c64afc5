import { describe, expect, test } from 'vitest';
import { identitaVariata, variazioni } from '#functions/cedolini/confronto/variazioni.ts';
import { Situazione, type SituazioneInput } from '#shared/calculation/situazione/situazione.ts';

const servizio = {
  competenza: { dal: '2025-03-01', al: '2025-03-31' },
  profilo: 'DOCENTE_LAUREATO',
  oreSettimanali: 1800,
  oreCattedra: 1800,
  riferimento: 'servizio dal 01/03/2025',
};
const situazione = (cambi: Partial<SituazioneInput> = {}): Situazione =>
  Situazione.parse({
    tipo: 'SUP',
    liquidazione: { anno: 2025, mese: 3 },
    dataPagamento: '2025-03-31',
    percettore: { tipo: 'DIPENDENTE', contratto: 'SUPPLENTE_BREVE', ruolo: 'DOCENTE' },
    servizi: [servizio],
    ...cambi,
  });
const tra = (prima: Partial<SituazioneInput>, dopo: Partial<SituazioneInput>) =>
  variazioni(situazione(prima), situazione(dopo)).map(({ descrizione, prima: era, dopo: ora }) => [
    descrizione,
    era,
    ora,
  ]);

describe('what the records say differently', () => {
  test('is nothing between equal situations, whatever the payslip itself adds', () => {
    expect(tra({}, {})).toEqual([]);
    expect(tra({}, { progressivi: { irpef: 100 }, opzioni: { conguaglio: true } })).toEqual([]);
  });

  test('names surname, name and code that are no longer those of the payslip', () => {
    const era = { desCognome: 'Inventati', desNome: 'Prova', desCf: 'NVNPRV61L47H501K', matricola: 1 };
    expect(identitaVariata(era, { ...era, matricola: 2 })).toEqual([]);
    expect(
      identitaVariata(era, { ...era, desCognome: 'Finti', desNome: 'Ada', desCf: 'FNTDAA61L47H501Z' }).map(
        ({ sezione, descrizione, prima, dopo }) => [sezione, descrizione, prima, dopo],
      ),
    ).toEqual([
      ['IDENTITA', 'Cognome', 'Inventati', 'Finti'],
      ['IDENTITA', 'Nome', 'Prova', 'Ada'],
      ['IDENTITA', 'Codice fiscale', 'NVNPRV61L47H501K', 'FNTDAA61L47H501Z'],
    ]);
  });

  test('names the title to which the person is paid', () => {
    expect(tra({}, { percettore: { tipo: 'DIPENDENTE', contratto: 'TD_30_6', ruolo: 'ATA', espero: true } })).toEqual([
      ['Contratto', 'Supplenza breve e saltuaria', 'Tempo determinato al 30/06'],
      ['Ruolo', 'Docente', 'Personale ATA'],
      ['Fondo Espero', 'no', 'sì'],
    ]);
  });

  test('pairs a service that was moved with itself, and tells one that is new', () => {
    const spostato = {
      ...servizio,
      competenza: { dal: '2025-03-05', al: '2025-03-31' },
      riferimento: 'servizio dal 05/03/2025',
    };
    expect(tra({}, { servizi: [spostato] })).toEqual([
      ['Periodo pagato — servizio dal 05/03/2025', '01/03/2025 – 31/03/2025', '05/03/2025 – 31/03/2025'],
    ]);
    expect(tra({ servizi: [servizio] }, { servizi: [servizio, { ...spostato, oreSettimanali: 600 }] })).toContainEqual([
      'Ore settimanali — servizio dal 05/03/2025',
      null,
      '6 su 18',
    ]);
  });

  test('an absence whose kind changed is one less and one more, and neither says the kind', () => {
    const con = (tipo: string) => ({
      servizi: [{ ...servizio, assenze: [{ tipo, dal: '2025-03-03', al: '2025-03-04' }] }],
    });
    expect(tra(con('MALATTIA'), con('FERIE'))).toEqual([
      ['Assenza dal 03/03/2025 al 04/03/2025', 'registrata', null],
      ['Assenza dal 03/03/2025 al 04/03/2025', null, 'registrata'],
    ]);
    expect(
      tra(
        {},
        { servizi: [{ ...servizio, assenzeAOre: [{ tipo: 'SCIOPERO_ORARIO', giorno: '2025-03-06', ore: 150 }] }] },
      ),
    ).toEqual([['1,5 ore di assenza il 06/03/2025', null, 'registrata']]);
  });

  test('words every tax datum, and the deductions', () => {
    expect(
      tra(
        {},
        {
          fiscali: {
            aliquotaMassima: { aliquota: 350_000, lettaDa: 'NoiPA' },
            giorniAnno: 200,
            gestioneSeparata: 'CON_DIS_COLL',
            rinunciaCuneo: true,
            redditiBiennio: [100, 200],
            addizionali: { comune: 'F205', saldoComunale: { residuo: 12_000, rate: 3 } },
          },
        },
      ),
    ).toEqual([
      ['Aliquota massima', null, '35,00 %, NoiPA'],
      ['Redditi dei due anni precedenti', null, '1,00 € e 2,00 €'],
      ["Giorni di lavoro dell'anno", '365', '200'],
      ['Rinuncia al taglio del cuneo', 'no', 'sì'],
      ['Classe della Gestione separata', null, expect.stringMatching(/DIS-COLL/)],
      ['Comune di residenza al 1° gennaio', null, 'F205'],
      ["Saldo dell'addizionale comunale", null, '120,00 € in 3 rate'],
    ]);
    expect(tra({ trattenute: [{ tipo: 'ALTRA', riferimento: 'ALTTRA dal 01/01/2025', importo: 1_000 }] }, {})).toEqual([
      ['Trattenuta ALTTRA dal 01/01/2025', '10,00 €', null],
    ]);
  });
});
