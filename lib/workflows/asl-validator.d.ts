/** The package ships no types of its own. */
declare module 'asl-validator' {
  export default function validate(definition: unknown): {
    readonly isValid: boolean;
    errorsText(separator?: string): string;
  };
}
