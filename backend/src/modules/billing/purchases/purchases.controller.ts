import { Body, Controller, Get, HttpCode, HttpStatus, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { PageQuery } from '../../../platform/http/index.js';
import { StoresOwnAnswer } from '../../../platform/idempotency/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { PurchaseInput, PurchaseOutcome, PurchasePage } from './purchase.dto.js';
import { PurchasesService } from './purchases.service.js';

@ApiTags('Plans')
@Controller('purchases')
export class PurchasesController {
  constructor(private readonly purchases: PurchasesService) {}

  @Post()
  @Access('signed-in')
  @StoresOwnAnswer()
  @RateLimit('write')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Buy a plan, or continue the purchase',
    description:
      'Families only. Free of charge during the offer; otherwise by card where card payments are set up, and by invoice where they are not. Idempotent.',
  })
  @ApiErrors(
    'validation_failed',
    'wrong_role',
    'email_not_verified',
    'plan_already_active',
    'price_changed',
    'payments_not_set_up',
    'payment_processing',
    'payment_unavailable',
    'conflict',
  )
  buyPlan(@CurrentUser() user: Identity, @Body() { plan, priceCents }: PurchaseInput): Promise<PurchaseOutcome> {
    return this.purchases.buy(user.userId, plan, priceCents);
  }

  @Get()
  @Access('signed-in')
  @ApiOperation({ summary: 'List what I bought or was granted', description: 'Newest first.' })
  @ApiErrors('validation_failed')
  listPurchases(@CurrentUser() user: Identity, @Query() page: PageQuery): Promise<PurchasePage> {
    return this.purchases.list(user.userId, page);
  }
}
