import { getMetadataStorage, ValidationTypes, type ValidatorConstraintInterface } from 'class-validator';

/** The rules of one property. */
interface PropertyRules {
  property: string;
  /** All must hold, or the property is not validated. */
  conditions: ((object: object, value: unknown) => boolean)[];
  validators: PropertyRule[];
}

interface PropertyRule {
  validate: ValidatorConstraintInterface['validate'];
  constraints: unknown[];
  /** For each item of an array. */
  each: boolean;
}

/**
 * The rules of a class without nested objects, such as queries and most bodies. Accepts most valid objects quickly;
 * class-validator decides about all others, and writes the errors.
 */
export class FlatRules {
  private constructor(
    private readonly type: { name: string },
    private readonly properties: ReadonlyMap<string, PropertyRules>,
  ) {}

  /** Null for a class with other rules. */
  static of(type: new () => object): FlatRules | null {
    const storage = getMetadataStorage();
    const properties = new Map<string, PropertyRules>();
    for (const rule of storage.getTargetValidationMetadatas(type, '', false, false)) {
      const { propertyName: property, type: kind, constraints, constraintCls, each, groups, validateIf } = rule;
      const rules = properties.get(property) ?? { property, conditions: [], validators: [] };
      properties.set(property, rules);
      if (kind === ValidationTypes.WHITELIST) continue;
      const [found, ...others] = constraintCls ? storage.getTargetValidatorConstraints(constraintCls) : [];
      if (kind === ValidationTypes.CONDITIONAL_VALIDATION)
        rules.conditions.push(constraints[0] as PropertyRules['conditions'][number]);
      else if (kind !== ValidationTypes.CUSTOM_VALIDATION || !found || others.length > 0) return null;
      else if (found.async || validateIf || groups?.length) return null;
      else rules.validators.push({ validate: found.instance.validate.bind(found.instance), constraints, each });
    }
    return properties.size > 0 ? new FlatRules(type, properties) : null;
  }

  /** True only if class-validator would find no error and no unknown property. */
  accepts(object: object): boolean {
    for (const property of Object.keys(object)) if (!this.properties.has(property)) return false;
    for (const { property, conditions, validators } of this.properties.values()) {
      const value: unknown = (object as Record<string, unknown>)[property];
      if (!conditions.every((holds) => holds(object, value))) continue;
      for (const { validate, constraints, each } of validators) {
        const given = { targetName: this.type.name, property, object, value, constraints };
        const holds = (one: unknown) => validate(one, given) === true;
        // JSON has no other collections.
        if (each && (value instanceof Set || value instanceof Map)) return false;
        if (!(each && Array.isArray(value) ? value.every(holds) : holds(value))) return false;
      }
    }
    return true;
  }
}
