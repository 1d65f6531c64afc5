import ColumnLayout from '@cloudscape-design/components/column-layout';
import Container from '@cloudscape-design/components/container';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type * as z from 'zod';
import type { FormatoStampa, Stampa } from '../../../../shared/contracts/stampe/stampa.ts';
import { CampoAnno, CampoMese } from '../../ui/modulo/campi/campo-mese.tsx';
import { CampoPersona } from '../../ui/modulo/campi/campo-persona.tsx';
import { CampoScelta, CampoSiNo, type Voce } from '../../ui/modulo/campi/campo-scelta.tsx';
import { Modulo } from '../../ui/modulo/modulo.tsx';
import { useModulo, type ControlloModulo } from '../../ui/modulo/use-modulo.ts';
import { useSession } from '../../ui/session.ts';
import { useStampa } from '../../ui/stampa/use-stampa.ts';

/** What the prints over months are asked with; each takes the fields its contract has. */
export interface PeriodoModulo {
  anno: number;
  meseDa: number;
  meseA: number;
  tipo: string;
  uidSubAnagrafe?: string | undefined;
  provvisori?: boolean | undefined;
  formato?: FormatoStampa | undefined;
  fondo?: string | undefined;
}

interface Props {
  readonly contratto: Stampa & { readonly parametri: z.ZodType<PeriodoModulo, PeriodoModulo> };
  /** The kinds of the print, the first one proposed. */
  readonly tipi: readonly Voce<string>[];
  /** Other fields of this print. */
  readonly children?: (modulo: ControlloModulo<PeriodoModulo>) => ReactNode;
}

const PRIMO_ANNO = 2023;
const formati: readonly Voce<FormatoStampa>[] = [
  { codice: 'pdf', descrizione: 'PDF, da leggere e stampare' },
  { codice: 'xlsx', descrizione: 'Foglio di calcolo (XLSX)' },
  { codice: 'csv', descrizione: 'Testo separato (CSV)' },
];

/** Asks for a print over months: kind, months, person, what belongs to that print, format; then opens it. */
export const ModuloPeriodo = ({ contratto, tipi, children }: Props) => {
  const { sessione } = useSession();
  const navigate = useNavigate();
  const { ask } = useStampa(contratto);
  const [anno = PRIMO_ANNO, mese = 1] = sessione.oggi.split('-').map(Number);
  const modulo = useModulo<PeriodoModulo, string>({
    schema: contratto.parametri,
    valori: { tipo: tipi[0]?.codice, anno, meseDa: mese, meseA: mese, formato: 'pdf', provvisori: false },
    salva: (valori) => ask({ ...valori }),
    messaggio: 'Stampa avviata',
    onSalvato: (indirizzo) => {
      void navigate(indirizzo);
    },
  });
  const tipo = useWatch({ control: modulo.form.control, name: 'tipo' });
  return (
    <Container>
      <Modulo modulo={modulo} salva="Stampa">
        <ColumnLayout columns={2}>
          <CampoScelta modulo={modulo} nome="tipo" etichetta="Contenuto" voci={tipi} />
          {children?.(modulo)}
          <CampoMese modulo={modulo} nome="meseDa" etichetta="Primo mese" />
          <CampoMese modulo={modulo} nome="meseA" etichetta="Ultimo mese" />
          <CampoAnno modulo={modulo} nome="anno" etichetta="Anno" dal={PRIMO_ANNO} al={anno} />
          <CampoPersona
            modulo={modulo}
            nome="uidSubAnagrafe"
            etichetta="Persona"
            aiuto={tipo === 'dipendente' ? 'Necessaria per questa stampa' : 'Vuota: tutte le persone'}
          />
          <CampoScelta modulo={modulo} nome="formato" etichetta="Formato" voci={formati} />
          <CampoSiNo
            modulo={modulo}
            nome="provvisori"
            etichetta="Anche le elaborazioni non ancora contabilizzate"
            descrizione="La stampa dice che è provvisoria"
          />
        </ColumnLayout>
      </Modulo>
    </Container>
  );
};
