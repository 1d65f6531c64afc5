import ColumnLayout from '@cloudscape-design/components/column-layout';
import Container from '@cloudscape-design/components/container';
import Grid from '@cloudscape-design/components/grid';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Spinner from '@cloudscape-design/components/spinner';
import { Fragment, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type * as z from 'zod';
import type { FormatoStampa, Stampa } from '#shared/contracts/stampe/stampa.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoAnno, CampoMese } from '#ui/modulo/campi/campo-mese.tsx';
import { CampoPersona } from '#ui/modulo/campi/campo-persona.tsx';
import { CampoScelta, CampoSiNo, type Voce } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { Modulo } from '#ui/modulo/modulo.tsx';
import { isFacoltativo, schemaOf, submittedValues } from '#ui/modulo/schema-modulo.ts';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSession } from '#ui/session.ts';
import { useStampa } from '#ui/stampa/use-stampa.ts';
import { ContenutoDellaStampa, type SenzaRighe } from './contenuto-stampa.tsx';
import { useUltimiParametri } from './ultimi-parametri.ts';

/** Everything a print may be asked with; each takes the fields its contract has. */
export interface ParametriStampa {
  anno?: number | undefined;
  numAnno?: number | undefined;
  mese?: number | undefined;
  meseDa?: number | undefined;
  meseA?: number | undefined;
  dal?: string | undefined;
  al?: string | undefined;
  datInizio?: string | undefined;
  datFine?: string | undefined;
  tipo?: string | undefined;
  layout?: string | undefined;
  da?: string | undefined;
  fondo?: string | undefined;
  ente?: string | undefined;
  rata?: string | undefined;
  progetto?: string | undefined;
  desVoce?: string | undefined;
  uidSubAnagrafe?: string | undefined;
  provvisori?: boolean | undefined;
  formato?: FormatoStampa | undefined;
}
type Nome = keyof ParametriStampa;
type NomeScelta = 'tipo' | 'layout' | 'fondo' | 'ente' | 'rata';

/** A print as its form asks for it. */
export interface StampaDaChiedere {
  readonly contratto: Stampa & { readonly parametri: z.ZodType<ParametriStampa, ParametriStampa> };
  /** What the choices of a field are called, field by field; the first of a field that must be there is proposed. */
  readonly scelte?: Readonly<Partial<Record<NomeScelta, readonly Voce<string>[]>>>;
  readonly vuoto: SenzaRighe;
}

const PRIMO_ANNO = 2023;
const formati: readonly Voce<FormatoStampa>[] = [
  { codice: 'pdf', descrizione: 'PDF, da leggere e stampare' },
  { codice: 'xlsx', descrizione: 'Foglio di calcolo (XLSX)' },
  { codice: 'csv', descrizione: 'Testo separato (CSV)' },
];
const etichetteScelte: readonly { readonly nome: NomeScelta; readonly etichetta: string; readonly aiuto?: string }[] = [
  { nome: 'tipo', etichetta: 'Contenuto' },
  { nome: 'layout', etichetta: 'Disposizione' },
  { nome: 'fondo', etichetta: 'Fondo', aiuto: 'Vuoto: tutti i fondi' },
  { nome: 'ente', etichetta: 'Ente', aiuto: 'Vuoto: regioni e comuni' },
  { nome: 'rata', etichetta: 'Acconto o saldo', aiuto: 'Vuoto: tutti e due' },
];

/** Asks for a print with the fields of its contract, those of the address or the last ones proposed again, beside what it would say; then opens it. */
export const ModuloStampa = ({ children, ...stampa }: StampaDaChiedere & { readonly children?: ReactNode }) => {
  const { pronti, ultimi, save } = useUltimiParametri(stampa.contratto.codice);
  if (!pronti) return <Spinner />;
  return (
    <CampiStampa {...stampa} ultimi={ultimi} onChiesta={save}>
      {children}
    </CampiStampa>
  );
};

interface Props extends StampaDaChiedere {
  readonly ultimi: Readonly<Record<string, unknown>>;
  readonly onChiesta: (parametri: Record<string, unknown>) => void;
  /** The choice of the print, above the fields. */
  readonly children?: ReactNode;
}

const CampiStampa = ({ contratto, scelte = {}, vuoto, ultimi, onChiesta, children }: Props) => {
  const { sessione } = useSession();
  const navigate = useNavigate();
  const [indirizzo] = useSearchParams();
  const { ask } = useStampa(contratto);
  const modulo = useModulo<ParametriStampa, string>({
    schema: contratto.parametri,
    valori: { ...proposti(sessione.oggi, scelte), ...ultimi, ...dettiDa(indirizzo) },
    salva: (valori) => {
      // the person is chosen each time
      onChiesta({ ...valori, uidSubAnagrafe: undefined });
      return ask({ ...valori });
    },
    messaggio: 'Stampa richiesta',
    onSalvato: (dove) => {
      void navigate(dove);
    },
  });
  const scritti = useWatch({ control: modulo.form.control });
  const { tipo } = scritti;
  const ha = (nome: Nome): boolean => Object.hasOwn(contratto.parametri.shape, nome);
  const al = Number(sessione.oggi.slice(0, 4));
  const campi: readonly (readonly [Nome, ReactNode])[] = [
    ['meseDa', <CampoMese modulo={modulo} nome="meseDa" etichetta="Primo mese" />],
    ['meseA', <CampoMese modulo={modulo} nome="meseA" etichetta="Ultimo mese" />],
    [
      'mese',
      <CampoMese
        modulo={modulo}
        nome="mese"
        etichetta="Mese"
        {...(isFacoltativo(schemaOf(contratto.parametri, 'mese')) ? { aiuto: "Vuoto: tutto l'anno" } : {})}
      />,
    ],
    ['anno', <CampoAnno modulo={modulo} nome="anno" etichetta="Anno" dal={PRIMO_ANNO} al={al} />],
    ['numAnno', <CampoAnno modulo={modulo} nome="numAnno" etichetta="Anno" dal={PRIMO_ANNO} al={al} />],
    ['dal', <CampoData modulo={modulo} nome="dal" etichetta="Dal" />],
    ['al', <CampoData modulo={modulo} nome="al" etichetta="Al" />],
    ['datInizio', <CampoData modulo={modulo} nome="datInizio" etichetta="Dal" />],
    ['datFine', <CampoData modulo={modulo} nome="datFine" etichetta="Al" />],
    ['progetto', <CampoTesto modulo={modulo} nome="progetto" etichetta="Progetto" aiuto="Vuoto: tutti i progetti" />],
    [
      'desVoce',
      <CampoTesto modulo={modulo} nome="desVoce" etichetta="Voce" aiuto="Parole della descrizione; vuoto: tutte" />,
    ],
    [
      'uidSubAnagrafe',
      <CampoPersona
        modulo={modulo}
        nome="uidSubAnagrafe"
        etichetta="Persona"
        aiuto={tipo === 'dipendente' ? 'Necessaria per questa stampa' : 'Vuota: tutte le persone'}
      />,
    ],
    ['formato', <CampoScelta modulo={modulo} nome="formato" etichetta="Formato" voci={formati} />],
    [
      'provvisori',
      <CampoSiNo
        modulo={modulo}
        nome="provvisori"
        etichetta="Anche le elaborazioni non ancora contabilizzate"
        descrizione="La stampa dice che è provvisoria"
      />,
    ],
  ];
  return (
    <Grid gridDefinition={[{ colspan: { default: 12, m: 7 } }, { colspan: { default: 12, m: 5 } }]}>
      <Container>
        <SpaceBetween size="l">
          {children}
          <Modulo modulo={modulo} salva="Stampa">
            <ColumnLayout columns={2}>
              {etichetteScelte.map(
                ({ nome, ...campo }) =>
                  ha(nome) && (
                    <CampoScelta key={nome} modulo={modulo} nome={nome} {...campo} voci={scelte[nome] ?? []} />
                  ),
              )}
              {campi.map(([nome, campo]) => ha(nome) && <Fragment key={nome}>{campo}</Fragment>)}
            </ColumnLayout>
          </Modulo>
        </SpaceBetween>
      </Container>
      <ContenutoDellaStampa codice={contratto.codice} parametri={chiesti(contratto, scritti)} vuoto={vuoto} />
    </Grid>
  );
};

/** The values of the form as the print would be asked with, whatever its format: what is empty, and the fields that are not its own, left out. */
const chiesti = ({ parametri }: StampaDaChiedere['contratto'], scritti: ParametriStampa): object =>
  Object.fromEntries(
    Object.entries(submittedValues(parametri, scritti) ?? {}).filter(
      ([nome, valore]) => nome !== 'formato' && valore !== null && valore !== '' && valore !== undefined,
    ),
  );

const DALL_INDIRIZZO = ['anno', 'numAnno', 'mese', 'meseDa', 'meseA'] as const satisfies readonly Nome[];

/** The period that the address says: the page of a run opens it so. */
const dettiDa = (indirizzo: URLSearchParams): ParametriStampa => ({
  ...Object.fromEntries(
    DALL_INDIRIZZO.flatMap((nome) => {
      const numero = Number(indirizzo.get(nome) ?? undefined);
      return Number.isInteger(numero) && numero > 0 ? [[nome, numero]] : [];
    }),
  ),
  ...(indirizzo.has('provvisori') ? { provvisori: true } : {}),
});

/** What the form starts from the first time: this month, this year, the first choice of what must be chosen. */
const proposti = (oggi: string, scelte: NonNullable<StampaDaChiedere['scelte']>): ParametriStampa => {
  const [anno = PRIMO_ANNO, mese = 1] = oggi.split('-').map(Number);
  return {
    anno,
    numAnno: anno,
    mese,
    meseDa: mese,
    meseA: mese,
    dal: `${anno}-01-01`,
    al: oggi,
    datInizio: `${anno}-01-01`,
    datFine: oggi,
    tipo: scelte.tipo?.[0]?.codice,
    layout: scelte.layout?.[0]?.codice,
    da: 'stampe',
    formato: 'pdf',
    provvisori: false,
  };
};
