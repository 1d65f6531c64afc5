import { expect, test } from 'vitest';
import { comuneFinito, luoghiFiniti } from '#functions/casa/letture/luoghi-finiti.ts';
import { mancanzeDi } from '#functions/casa/mancanze/controllo-dati.ts';
import type { Fotografia } from '#functions/casa/mancanze/controllo.ts';
import { loadArchivioComuni, nataDopo } from '#functions/riferimento/luoghi/comuni.ts';
import { statiEsteri } from '#functions/riferimento/luoghi/stati-esteri.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import { addGiorni, formatGiorno } from '#shared/domain/tempo/date.ts';

type DatiScuola = NonNullable<Scuola['dati']>;

const persona = (cambi: Partial<Persona>): Persona =>
  ({ codComuneRes: null, codStatoEstero: null, codCittadinanza: null, domicili: [], ...cambi }) as Persona;

test('a town is told on its last day and after, not the day before; where somebody was born stays', async () => {
  const comuni = await loadArchivioComuni();
  const finito = [...comuni.perCodice.values()]
    .filter((periodi) => periodi.every(({ al }) => al !== null))
    .flatMap((periodi) => periodi.slice(-1))
    .find(({ al }) => al !== null && al > '2010-01-01');
  if (finito?.al == null) throw new Error('No abolished town');
  const ultimo = finito.al;
  const chi = persona({
    codComuneRes: finito.codBelfiore,
    codComuneNascita: finito.codBelfiore,
    domicili: [{ dal: '2000-01-01', codComuneDomf: finito.codBelfiore } as Persona['domicili'][number]],
  });
  expect(luoghiFiniti(chi, comuni, addGiorni(ultimo, -1))).toEqual([]);
  const detto = `(${finito.desComune} c'è fino al ${formatGiorno(ultimo)}${nataDopo(comuni, finito)})`;
  const attesi = [`un comune di residenza che resti ${detto}`, `un domicilio fiscale in un comune che resti ${detto}`];
  expect(luoghiFiniti(chi, comuni, ultimo)).toEqual(attesi);
  expect(luoghiFiniti(chi, comuni, addGiorni(ultimo, 400))).toEqual(attesi);
});

test('a State that ended is told for residence and citizenship', async () => {
  const stato = statiEsteri.find(({ estinto, al }) => estinto && al !== null);
  if (stato?.al == null) throw new Error('No State that ended');
  const chi = persona({ codStatoEstero: stato.codBelfiore, codCittadinanza: stato.codBelfiore });
  const comuni = await loadArchivioComuni();
  expect(luoghiFiniti(chi, comuni, addGiorni(stato.al, -1))).toEqual([]);
  expect(luoghiFiniti(chi, comuni, stato.al)).toHaveLength(2);
});

test('the town of the school and of a site that has ended is told with what began then', async () => {
  const comuni = await loadArchivioComuni();
  const scuola = (uid: string, codComune: string): Scuola =>
    ({
      uid,
      codComune,
      codMeccanografico: `XXEE0000${uid}`,
      desScuola: 'Scuola di prova',
      desIndirizzo: 'via Prova 1',
      desCap: '51021',
      flgAttivo: true,
      dati: null,
    }) as Partial<Scuola> as Scuola;
  const finiti = (giorno: string) => {
    const [propria, sede, altra] = [scuola('1', 'A012'), scuola('2', 'A012'), scuola('3', 'H501')];
    const foto: Fotografia = {
      oggi: giorno,
      scuola: propria,
      firme: undefined,
      persone: 1,
      festivita: 1,
      sedi: [sede, altra],
      senzaClasse: [],
      comuniFiniti: Object.fromEntries(
        [propria, sede, altra].flatMap(({ uid, codComune }) => {
          const finito = comuneFinito(comuni, codComune, giorno);
          return finito === null ? [] : [[uid, finito]];
        }),
      ),
    };
    return mancanzeDi(foto)
      .filter(({ codice }) => ['INDIRIZZO', 'SEDI_INCOMPLETE'].includes(codice))
      .map(({ messaggio }) => messaggio);
  };
  const detto = "ABETONE c'è fino al 31/12/2016 (nato il 01/01/2017 in provincia di PT: ABETONE CUTIGLIANO)";
  expect(finiti('2016-12-30')).toEqual([]);
  expect(finiti('2016-12-31')).toEqual([
    `Il comune della scuola è da cambiare: ${detto}. Scegliere quello che gli succede.`,
    `In un comune da cambiare: XXEE00002 (${detto}). Scegliere quello che gli succede.`,
  ]);
});

test('the last day of who signs is told on it, unless somebody follows', () => {
  const firmatario = (dal: string, al: string | null) => ({
    ruolo: 'DSGA' as const,
    nominativo: 'Inventato Uno',
    codFiscale: 'RSSMRA80A01H501U',
    dal,
    al,
  });
  const detti = (oggi: string, ...firmatari: readonly ReturnType<typeof firmatario>[]) =>
    mancanzeDi({
      oggi,
      scuola: {
        desScuola: 'Istituto di prova',
        dati: { setupType: 'SCUOLA', altriDati: [], firmatari: [...firmatari] } as Partial<DatiScuola> as DatiScuola,
      } as Partial<Scuola> as Scuola,
      firme: undefined,
      persone: 1,
      festivita: 1,
      sedi: [],
      senzaClasse: [],
      comuniFiniti: {},
    })
      .filter(({ codice }) => codice === 'FIRMATARIO_DSGA')
      .map(({ messaggio }) => messaggio.slice(0, 40));
  const fino = firmatario('2020-09-01', '2026-08-31');
  expect(detti('2026-08-30', fino)).toEqual([]);
  expect(detti('2026-08-31', fino)).toEqual(["Oggi, 31/08/2026, è l'ultimo giorno in c"]);
  expect(detti('2026-09-01', fino)).toEqual(['Non risulta chi è oggi il direttore dei ']);
  expect(detti('2026-08-31', fino, firmatario('2026-09-01', null))).toEqual([]);
});
