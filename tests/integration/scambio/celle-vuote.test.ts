import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { applyImport, checkFile, type FileDiProva } from '#support/scambio.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome();
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const csv = (...righe: readonly string[]): FileDiProva => ({
  nome: 'persone.csv',
  bytes: Buffer.from(righe.join('\r\n')),
});
const createPersona = async (numero: number) => {
  const persona = {
    ...personaDiProva(numero),
    desIndirizzo: 'Via inventata 1',
    desTelefono: '06 1234567',
    codComuneRes: 'H501',
    desComuneRes: 'Roma',
  };
  const { uid } = await gestore.ok(anagrafeRoutes.createPersona, { body: persona });
  return { persona, load: () => gestore.ok(anagrafeRoutes.getPersona, { params: { uid } }) };
};

describe('an empty cell', () => {
  test('leaves what is stored as it is, and the preview says old and new of what changes', async () => {
    const { persona, load } = await createPersona(1);
    const file = csv('CF;Indirizzo;Telefono;Comune di residenza', `${persona.desCf};;06 7654321;`);
    const pronta = await checkFile(gestore, 'persone', file);
    expect(pronta).toMatchObject({ stato: 'PRONTA', modificate: 1, vuoteCancellano: false });
    expect(pronta.anteprima.righe[0]?.cambi).toEqual([
      { campo: 'desTelefono', titolo: 'Telefono', prima: '06 1234567', dopo: '06 7654321' },
    ]);
    await applyImport(gestore, pronta);
    expect(await load()).toMatchObject({
      desIndirizzo: 'Via inventata 1',
      desTelefono: '06 7654321',
      codComuneRes: 'H501',
    });
  });

  test('erases when the file is told to, and the preview marks what it erases', async () => {
    const { persona, load } = await createPersona(2);
    const file = csv('CF;Indirizzo;Telefono', `${persona.desCf};;06 1234567`);
    const pronta = await checkFile(gestore, 'persone', file, { vuoteCancellano: true });
    expect(pronta).toMatchObject({ modificate: 1, vuoteCancellano: true });
    expect(pronta.anteprima.righe[0]?.cambi).toEqual([
      { campo: 'desIndirizzo', titolo: 'Indirizzo', prima: 'Via inventata 1', dopo: '' },
    ]);
    await applyImport(gestore, pronta);
    expect(await load()).toMatchObject({ desIndirizzo: '', desTelefono: '06 1234567' });
  });

  test('changes nothing in a row that says only what is there', async () => {
    const { persona } = await createPersona(3);
    const file = csv('CF;Indirizzo;Telefono;IBAN', `${persona.desCf};;06 1234567;`);
    expect(await checkFile(gestore, 'persone', file)).toMatchObject({ stato: 'PRONTA', modificate: 0, uguali: 1 });
  });

  test('of the other address or account gives way to the one that is written', async () => {
    const { persona, load } = await createPersona(4);
    const titoli = 'CF;Comune di residenza;Codice Stato estero di residenza';
    await applyImport(gestore, await checkFile(gestore, 'persone', csv(titoli, `${persona.desCf};;Z110`)));
    expect(await load()).toMatchObject({ codComuneRes: null, codStatoEstero: 'Z110' });
    await applyImport(gestore, await checkFile(gestore, 'persone', csv(titoli, `${persona.desCf};Milano;`)));
    expect(await load()).toMatchObject({ codComuneRes: 'F205', codStatoEstero: null });
  });
});

describe('a row', () => {
  const TITOLI = 'CF;Cognome;Nome;Sesso;Nato il;Luogo di nascita;E-mail;Mod pagamento;IBAN';

  test('says all that is wrong with it at once, cells and rules', async () => {
    const { desCf, desNome } = personaDiProva(10);
    const file = csv(TITOLI, `${desCf};;${desNome};Z;32/01/1980;Paperopoli;luigi;B;IT00X0000000000000000000000`);
    const { stato, motivo, anteprima } = await checkFile(gestore, 'persone', file);
    expect({ stato, motivo }).toEqual({
      stato: 'DA_CORREGGERE',
      motivo: '1 riga su 1 è da correggere: nulla è stato importato.',
    });
    // the birthplace, which is of no place, is that of the codice fiscale
    expect(anteprima.righe[0]?.errori.map(({ cella }) => cella).toSorted()).toEqual(['B2', 'D2', 'E2', 'G2', 'I2']);
  });

  test('without its codice fiscale is judged on what it says', async () => {
    const { desCognome, desNome } = personaDiProva(11);
    const { anteprima } = await checkFile(
      gestore,
      'persone',
      csv(TITOLI, `;${desCognome};${desNome};M;;Paperopoli;luigi;;`),
    );
    expect(anteprima.righe[0]?.errori.map(({ cella }) => cella).toSorted()).toEqual(['A2', 'F2', 'G2']);
  });

  test('shows its days as people write them', async () => {
    const { desCf, desCognome, desNome } = personaDiProva(12);
    const { anteprima } = await checkFile(
      gestore,
      'persone',
      csv('CF;Cognome;Nome;Nato il', `${desCf};${desCognome};${desNome};1 gennaio`),
    );
    expect(anteprima.righe[0]?.errori[0]?.messaggio).toBe('"1 gennaio" non è una data: scriverla come 31/12/2025.');
    const { persona } = await createPersona(13);
    const servizi = csv('CF;Cognome;Data di nascita', `${persona.desCf};;${persona.datNascita}`);
    const [anno, mese, giorno] = persona.datNascita.split('-');
    expect((await checkFile(gestore, 'persone', servizi)).anteprima.righe[0]?.valori[2]).toBe(
      `${giorno}/${mese}/${anno}`,
    );
  });
});
