import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { casaRoutes } from '#shared/contracts/casa/casa.ts';
import { calendariRoutes } from '#shared/contracts/scuola/calendari.ts';
import { impostazioniRoutes } from '#shared/contracts/scuola/impostazioni.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { posizioniRoutes } from '#shared/contracts/tabelle/posizioni.ts';
import { nuovaPersona } from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '#support/home/test-users.ts';
import { changeIdentita } from '#support/identita-scuola.ts';
import { changePersona } from '#support/persone-di-prova.ts';
import { dipendenteDiProva, supplenzaDiProva } from '#support/servizi-di-prova.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-10' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const mancanti = async (person = gestore): Promise<string[]> =>
  (await person.ok(casaRoutes.checkDatiScuola, { body: {} })).mancanze.map(({ codice }) => codice);

describe('first access of a school', () => {
  test('before it, only the record of the school and the people are asked for', async () => {
    expect(await mancanti()).toEqual(['SCUOLA', 'FIRME', 'PERSONE', 'FESTIVITA']);
  });

  test('creates the record of the school once, whoever asks and however often', async () => {
    const dipendente = await home.as(loginOf('DIPENDENTE'));
    expect(await dipendente.ok(casaRoutes.initScuola, { body: {} })).toEqual({
      creati: [`Scuola principale ${SCUOLA_A} Scuola di prova ${SCUOLA_A}`],
    });
    expect(await gestore.ok(casaRoutes.initScuola, { body: {} })).toEqual({ creati: [] });
    expect(await gestore.ok(scuolaRoutes.listScuole, { query: {} })).toMatchObject([
      { tipo: 'PROPRIA', codMeccanografico: SCUOLA_A, desScuola: `Scuola di prova ${SCUOLA_A}` },
    ]);
  });

  test('twenty first accesses at once leave one record; who lost is asked to repeat and finds it', async () => {
    const altro = await home.as(loginOf('GESTORE', SCUOLA_B));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => altro.call(casaRoutes.initScuola, { body: {} })),
    );
    expect(answers.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
    expect(await altro.ok(casaRoutes.initScuola, { body: {} })).toEqual({ creati: [] });
    expect(await altro.ok(scuolaRoutes.listScuole, { query: {} })).toHaveLength(1);
  });
});

describe('what the school has to fill in', () => {
  const propria = async () => {
    const [riga] = await gestore.ok(scuolaRoutes.listScuole, { query: { tipo: 'PROPRIA' } });
    const { uid, ...scuola } = await gestore.ok(scuolaRoutes.getScuola, { params: { uid: riga?.uid ?? '' } });
    return { uid, scuola };
  };
  type DatiScuola = Awaited<ReturnType<typeof propria>>['scuola'];
  const change = async (cambi: (scuola: DatiScuola) => Partial<DatiScuola>) => {
    const { uid, scuola } = await propria();
    await gestore.ok(scuolaRoutes.updateScuola, { params: { uid }, body: { ...scuola, ...cambi(scuola) } });
  };
  const dal = '2026-01-01';
  const vuoti = {
    dal,
    codRegioneFiscale: null,
    ibanTesoreria: null,
    codSedeInps: null,
    capInps: null,
    desComuneInps: '',
    provinciaInpdap: null,
    codAteco: null,
    codUfficioNoipa: '',
    codServizioNoipa: '',
    progressivoAzienda: null,
    formaGiuridica: null,
    enteVersanteMef: '',
    fondoPensione: null,
    fondoFineServizio: null,
    flgEnpdep: false,
    modelloF24: 'EP' as const,
    tipoMittente: null,
    cfPersonaMittente: null,
    cfSoftwareHouse: null,
    codEnteNoipa: '',
  };
  const firmatario = (ruolo: 'DS' | 'DSGA', al: string | null = null) => ({
    ruolo,
    nominativo: 'Inventata Maria',
    codFiscale: 'RSSMRA80A01H501U',
    dal: '2024-09-01',
    al,
  });

  test('each datum leaves the list when it is given', async () => {
    expect(await mancanti()).toEqual([
      'COD_FISCALE',
      'INDIRIZZO',
      'RECAPITI',
      'POSIZIONE_INPS',
      'POSIZIONE_INAIL',
      'ALTRI_DATI',
      'FIRMATARIO_DS',
      'FIRMATARIO_DSGA',
      'FIRME',
      'PERSONE',
      'FESTIVITA',
    ]);
    await changeIdentita(gestore, { desScuola: 'Liceo "Inventato"', motivo: 'Era quella di prova' });
    await change(() => ({
      codFiscale: '80012345676',
      desIndirizzo: 'Via inventata 1',
      desCap: '00100',
      codComune: 'H501',
      desEMail: 'scuola@esempio.invalid',
    }));
    expect((await mancanti()).slice(0, 2)).toEqual(['NOME_F24', 'POSIZIONE_INPS']);
    const { uid: uidPosInps } = await gestore.ok(posizioniRoutes.createPosInps, {
      body: {
        descrizione: 'Sede',
        matricola: '7000000001',
        codSede: '7000',
        csc: null,
        codiciAutorizzazione: [],
        datSospensione: null,
        datRiattivazione: null,
        flgAttiva: true,
      },
    });
    const { uid: uidPosInail } = await gestore.ok(posizioniRoutes.createPosInail, {
      body: {
        descrizione: 'Sede',
        posizione: '12345678',
        codControllo: '01',
        codSede: '11111',
        numRiferimento: null,
        flgAttiva: true,
      },
    });
    await changeIdentita(gestore, { desScuola: 'Liceo Inventato', motivo: 'Le virgolette non si mandano' });
    await change(({ dati }) => ({
      uidPosInps,
      uidPosInail,
      dati: dati && { ...dati, altriDati: [vuoti], firmatari: [firmatario('DS'), firmatario('DSGA', '2026-03-09')] },
    }));
    expect(await mancanti()).toEqual([
      'REGIONE_FISCALE',
      'IBAN_TESORERIA',
      'SEDE_INPS',
      'UFFICIO_NOIPA',
      'MITTENTE_UNIEMENS',
      'ATECO',
      'FIRMATARIO_DSGA',
      'FIRME',
      'PERSONE',
      'FESTIVITA',
    ]);
    await change(({ dati }) => ({
      dati: dati && {
        ...dati,
        altriDati: [
          {
            ...vuoti,
            codRegioneFiscale: '08',
            ibanTesoreria: 'IT60X0542811101000000123456',
            codSedeInps: '7000',
            codAteco: '85.31.20',
            codUfficioNoipa: '1',
            codServizioNoipa: '2',
            tipoMittente: 'AZIENDA',
            cfPersonaMittente: 'RSSMRA80A01H501U',
          },
        ],
        firmatari: [firmatario('DS'), firmatario('DSGA', '2026-03-11')],
      },
    }));
    const firme = {
      dal,
      etichettaDs: 'Il dirigente scolastico',
      firmaDs: 'Maria Inventata',
      etichettaDsga: 'Il DSGA',
      firmaDsga: '',
      dicitura: '',
    };
    await gestore.ok(impostazioniRoutes.saveFirme, { body: { versioni: [firme], versione: 1 } });
    expect(await mancanti()).toEqual(['FIRME', 'PERSONE', 'FESTIVITA']);
    await gestore.ok(impostazioniRoutes.saveFirme, {
      body: { versioni: [{ ...firme, firmaDsga: 'Maria Inventata' }], versione: 2 },
    });
    await gestore.ok(calendariRoutes.duplicateFestivita, { query: { anno: 2025 } });
    expect(await mancanti()).toEqual(['PERSONE']);
    expect(await gestore.ok(casaRoutes.checkDatiScuola, { body: {} })).toMatchObject({
      completi: false,
      mancanze: [{ schermata: '/anagrafe', obbligatorio: true }],
    });
    const persona = await nuovaPersona(gestore, 1);
    const { uid } = persona;
    expect(await gestore.ok(casaRoutes.checkDatiScuola, { body: {} })).toEqual({ completi: true, mancanze: [] });
    const senza = { codComuneRes: null, desComuneRes: '', provinciaRes: null, domicili: [] };
    const cambiata = await changePersona(gestore, { uid }, { ...senza, codCittadinanza: 'Z108' });
    expect(await gestore.ok(casaRoutes.checkDatiScuola, { body: {} })).toEqual({
      completi: true,
      mancanze: [
        {
          codice: 'DATI_PERSONA',
          messaggio: `${cambiata.desCognome} Prova (${cambiata.desCf}): manca la residenza; il domicilio fiscale al 1° gennaio 2026; una cittadinanza che abbia il codice per UniEmens.`,
          schermata: `/anagrafe?persona=${uid}`,
          serveA: ['ADEMPIMENTI'],
          obbligatorio: false,
        },
      ],
    });
    const { codComuneRes, desComuneRes, provinciaRes, domicili } = persona;
    await changePersona(gestore, persona, {
      codComuneRes,
      desComuneRes,
      provinciaRes,
      domicili,
      codCittadinanza: null,
    });
    expect(await mancanti()).toEqual([]);
  });

  test('a site is asked for its town and postcode, a fixed-term service for its INPS classification', async () => {
    const { versione: _versione, ...principale } = (await propria()).scuola;
    const sede = {
      ...principale,
      tipo: 'SEDE' as const,
      codMeccanografico: 'RMEE00001A',
      desScuola: 'Plesso inventato',
      uidPosInps: null,
      uidPosInail: null,
      codMinisteriale: null,
      dati: null,
      desCap: null,
    };
    const { uid, versione } = await gestore.ok(scuolaRoutes.createScuola, { body: sede });
    const supplenza = supplenzaDiProva('2026-02-02', '2026-03-31');
    const { persona } = await dipendenteDiProva(gestore, 40, supplenza);
    const { mancanze } = await gestore.ok(casaRoutes.checkDatiScuola, { body: {} });
    expect(mancanze.map(({ codice, schermata }) => [codice, schermata])).toEqual([
      ['SEDI_INCOMPLETE', '/scuola/sediOrganico'],
      ['CLASSI_INPS', '/tabelle/classificazioneInps'],
      ['SENZA_ALIQUOTA', '/anagrafe'],
    ]);
    expect(mancanze.map(({ messaggio }) => messaggio)).toEqual([
      expect.stringContaining('RMEE00001A'),
      expect.stringContaining(`${persona.desCognome} ${persona.desNome}`),
      expect.stringContaining('aliquota massima'),
    ]);
    await gestore.ok(scuolaRoutes.updateScuola, { params: { uid }, body: { ...sede, desCap: '00100', versione } });
    await gestore.ok(posizioniRoutes.createCodiceInps, {
      body: {
        descrizione: 'Supplenti',
        qualifica1: '2',
        qualifica2: 'F',
        qualifica3: 'D',
        tipoContribuzione: '71',
        codContratto: 'CPUB',
        tipoLavoratore: '00',
        qualificaCu: '',
        tipoRapportoCu: '',
        flgTempoPieno: true,
        flgAttiva: true,
        contratti: ['SUPPLENTE_BREVE'],
        ruoli: ['DOCENTE'],
      },
    });
    expect(await mancanti()).toEqual(['SENZA_ALIQUOTA']);
  });

  test('an employee is told whether something is missing, not what', async () => {
    const dipendente = await home.as(loginOf('DIPENDENTE', SCUOLA_B));
    expect(await dipendente.ok(casaRoutes.checkDatiScuola, { body: {} })).toEqual({ completi: false, mancanze: [] });
  });
});
